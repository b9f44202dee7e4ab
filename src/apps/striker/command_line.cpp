// How the verbs are spelled. CLI11 is slow to compile, so this is the only file that includes it.
#include <CLI/CLI.hpp>
#include <functional>

#include "commands.h"

namespace apps {

namespace {

// Every verb takes options of the game, so that scripts can pass them along; only some have a use for them.
void addOption(CLI::App& verb, std::vector<std::string>& options,
               const char* help = "Option of the game; may be repeated") {
    verb.add_option("--option", options, help)
        ->expected(1)
        ->take_all()
        ->type_name("KEY=VALUE")
        ->check([](const std::string& text) {
            return text.find('=') > 0 && text.find('=') != std::string::npos
                       ? ""
                       : "--option: expected key=value, got " + text;
        });
}

constexpr const char* kUnused = "Accepted by every verb; without effect here";

void addGame(CLI::App& verb, GameArgs& args) {
    verb.add_option("game", args.game, "Name of the game, see `striker games`")->required()->type_name("GAME");
    verb.add_option_function<std::string>(
            "--state",
            [&args](const std::string& line) {
                args.state = line;
                args.hasState = true;
            },
            "Position to begin with, one line; default: the initial one")
        ->type_name("LINE");
    verb.add_option("--seed", args.seed, "Seed of the game")->type_name("N");
    verb.add_option("--after", args.after, "Actions played since that position, separated by spaces")
        ->type_name("ACTIONS");
    addOption(verb, args.options);
}

struct Line {
    GameArgs game;
    MatchArgs match;
    PlanArgs plan;
    SimulateArgs simulate;
    ServeArgs serve;
    std::string codesGame, engineGame, partial, showFile, bottom, convertFile, format, pocketed, strike;
    std::vector<std::string> actions, files;
    int depth = 1;
    bool dark = false, untouched = false;
    std::function<int()> run;
};

void addLookingVerbs(CLI::App& app, Line& line) {
    CLI::App* games = app.add_subcommand("games", "List the games, their options and bots");
    addOption(*games, line.game.options, kUnused);
    games->callback([&] { line.run = [] { return runGames(); }; });

    CLI::App* codes = app.add_subcommand("codes", "List every event, fault, ending and clause");
    codes->add_option("game", line.codesGame, "Only this game")->type_name("GAME");
    addOption(*codes, line.game.options, kUnused);
    codes->callback([&] { line.run = [&] { return runCodes(line.codesGame); }; });

    CLI::App* state = app.add_subcommand("state", "Show a position: line, hash, who acts, outcome");
    addGame(*state, line.game);
    state->callback([&] { line.run = [&] { return runState(line.game); }; });

    CLI::App* apply = app.add_subcommand("apply", "Play actions; one JSON object an action");
    addGame(*apply, line.game);
    apply->add_option("actions", line.actions, "Actions or adjudications")->required()->type_name("ACTION");
    apply->callback([&] { line.run = [&] { return runApply(line.game, line.actions); }; });

    CLI::App* referee = app.add_subcommand("referee", "Rule on a stroke made on a real board");
    addGame(*referee, line.game);
    referee
        ->add_option("--pocketed", line.pocketed,
                     "Carrom: what fell, in order: `w2 b1 q s` = white men, black men, queen, striker; `-` nothing")
        ->type_name("PIECES");
    referee
        ->add_option("--strike", line.strike,
                     "Disc football: what was struck and touched, and where all came to rest: "
                     "`w3 ball out=300,61.5 ball=310,62`")
        ->type_name("WORDS");
    referee->add_flag("--untouched", line.untouched, "The striker touched no piece");
    referee->callback(
        [&] { line.run = [&] { return runReferee(line.game, line.pocketed, line.strike, line.untouched); }; });

    CLI::App* choices = app.add_subcommand("choices", "List what may be done");
    addGame(*choices, line.game);
    choices->add_option("--partial", line.partial, "Beginning of an action (chess football: a square)")
        ->type_name("TEXT");
    choices->callback([&] { line.run = [&] { return runChoices(line.game, line.partial); }; });

    CLI::App* perft = app.add_subcommand("perft", "Count the leaves of the game tree");
    addGame(*perft, line.game);
    perft->add_option("--depth", line.depth, "Plies, 1 to 12")->required()->check(CLI::Range(1, 12));
    perft->callback([&] { line.run = [&] { return runPerft(line.game, line.depth); }; });

    CLI::App* show = app.add_subcommand("show", "Draw a position as SVG");
    addGame(*show, line.game);
    show->add_option("-o,--output", line.showFile, "File to write; default: standard output")->type_name("FILE.svg");
    show->add_option("--bottom", line.bottom, "Seat shown below")->type_name("SEAT");
    show->add_flag("--dark", line.dark, "Colours for a dark page");
    show->callback([&] { line.run = [&] { return runShow(line.game, line.showFile, line.bottom, line.dark); }; });
}

void addSimulate(CLI::App& app, Line& line) {
    SimulateArgs& args = line.simulate;
    CLI::App* simulate =
        app.add_subcommand("simulate", "Set discs in motion: a scene (docs/scene.md), or an action of a game");
    addGame(*simulate, args.game);
    simulate->get_option("game")->description("A scene file, or the name of a game")->type_name("FILE.json|GAME");
    simulate->add_option("action", args.action, "Action of the game")->type_name("ACTION");
    simulate->add_option("--svg", args.svg, "Draw the scene and its paths into this file")->type_name("FILE.svg");
    simulate->add_flag("--trajectory", args.trajectory, "Print the paths of the scene's discs too");
    simulate->callback([&] { line.run = [&] { return runSimulate(line.simulate); }; });
}

void addPlan(CLI::App& app, Line& line) {
    PlanArgs& args = line.plan;
    CLI::App* plan = app.add_subcommand("plan", "Draw a plan to build a board from, 1:1 in millimetres");
    plan->add_option("game", args.game, "Name of the game")->required()->type_name("GAME");
    plan->add_option("--tile", args.tile, "Cut the plan into pages of this paper")->check(CLI::IsMember({"a4"}));
    plan->add_option("-o,--output", args.file,
                     "File to write; default: standard output. In tiles: FILE.html, a page a tile, to be printed; or "
                     "FILE.svg, which becomes FILE-01.svg, FILE-02.svg, …")
        ->type_name("FILE");
    addOption(*plan, args.options);
    plan->callback([&] { line.run = [&] { return runPlan(line.plan); }; });
}

void addMatch(CLI::App& app, Line& line) {
    CLI::App* match = app.add_subcommand("match", "Let two bots play paired games");
    match->add_option("game", line.match.game, "Name of the game")->required()->type_name("GAME");
    match->add_option("--white", line.match.white, "Bot, see `striker games`")->required()->type_name("BOT");
    match->add_option("--black", line.match.black, "Bot")->required()->type_name("BOT");
    match->add_option("--games", line.match.games, "Number of games; each opening is played with both sides")
        ->required()
        ->check(CLI::Range(1, 1'000'000));
    match->add_option("--seed", line.match.seed, "Seed of openings and bots")->type_name("S");
    CLI::Option* nodes = match->add_option("--nodes", line.match.nodes, "Nodes an action")->check(CLI::PositiveNumber);
    match->add_option("--movetime", line.match.movetime, "Milliseconds an action")
        ->check(CLI::PositiveNumber)
        ->excludes(nodes);
    match
        ->add_option("--noise", line.match.noise,
                     "How both hands slip, standard deviations: degrees, per cent of the speed, mm of the place")
        ->type_name("DEG,PCT,MM");
    match->add_flag("--events", line.match.events, "Count what happened");
    match->add_option("--out", line.match.out, "Folder for the records of the games")->type_name("DIR");
    addOption(*match, line.match.options);
    match->callback([&] { line.run = [&] { return runMatch(line.match); }; });
}

void addPrograms(CLI::App& app, Line& line, const char* program) {
    CLI::App* verify = app.add_subcommand("verify", "Replay records and report the first difference");
    verify->add_option("files", line.files, "Records")->required()->type_name("FILE");
    addOption(*verify, line.game.options, kUnused);
    verify->callback([&] { line.run = [&] { return runVerify(line.files); }; });

    CLI::App* convert = app.add_subcommand("convert", "Turn records into PGN and PGN into records");
    convert->add_option("file", line.convertFile, "A record, or PGN with one or more games")
        ->required()
        ->type_name("FILE");
    convert->add_option("--to", line.format, "record or pgn")->required()->check(CLI::IsMember({"record", "pgn"}));
    convert->add_option("-o,--output", line.showFile, "File to write; default: standard output")->type_name("FILE");
    addOption(*convert, line.game.options, kUnused);
    convert->callback([&] { line.run = [&] { return runConvert(line.convertFile, line.format, line.showFile); }; });

    CLI::App* api =
        app.add_subcommand("api", "Answer requests of docs/api.md from standard input, one JSON object a line");
    addOption(*api, line.game.options, kUnused);
    api->callback([&] { line.run = [] { return runApi(); }; });

    CLI::App* engine = app.add_subcommand("engine", "Speak the engine protocol on standard input and output");
    engine->add_option("game", line.engineGame, "Name of the game; default: the first one")->type_name("GAME");
    addOption(*engine, line.game.options);
    engine->callback([&] { line.run = [&] { return runEngine(line.engineGame, line.game.options); }; });

    CLI::App* bench = app.add_subcommand("bench", "Run the fixed work load and print its signature");
    addOption(*bench, line.game.options, kUnused);
    bench->callback([&] { line.run = [] { return runBench(); }; });

    CLI::App* serve = app.add_subcommand("serve", "Serve the web app");
    serve->add_option("--web", line.serve.web, "Folder of the built web app")->type_name("DIR");
    serve->add_option("--address", line.serve.address, "Address to listen on")->type_name("ADDRESS");
    serve->add_option("--port", line.serve.port, "Port to listen on; 0 takes a free one")->check(CLI::Range(0, 65535));
    addOption(*serve, line.game.options, kUnused);
    serve->callback([&, program] { line.run = [&, program] { return runServe(line.serve, program); }; });
}

}  // namespace

int runCommandLine(int argc, char** argv) {
    CLI::App app{"Striker: chess football, and the table games that join it", "striker"};
    app.require_subcommand(1);
    app.set_version_flag("--version", std::string("striker ") + STRIKER_VERSION);
    Line line;
    addLookingVerbs(app, line);
    addSimulate(app, line);
    addPlan(app, line);
    addMatch(app, line);
    addPrograms(app, line, argv[0]);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // --help and --version arrive here too, with exit code 0.
        if (error.get_exit_code() == 0) return app.exit(error);
        return failWith(error.what());
    }
    return line.run();
}

}  // namespace apps
