// The module against the native core: the same requests, byte for byte the same replies. Run by script/test under Node;
// STRIKER_WASM and STRIKER_NATIVE name other builds than build/wasm and build/release.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { Core } from "./core.mjs";

const build = (path) => fileURLToPath(new URL(`../../build/${path}`, import.meta.url));
const wasmPath = process.env.STRIKER_WASM ?? build("wasm/core.wasm");
const nativePath = process.env.STRIKER_NATIVE ?? build("release/tests/wasm/api_lines");

let core;
const progress = [];
before(async () => {
  core = await Core.load(wasmPath, (line) => progress.push(line));
});

function native(requests) {
  const input = requests.map((request) => `${request}\n`).join("");
  const output = execFileSync(nativePath, { input, encoding: "utf8", maxBuffer: 1 << 28 });
  return output.split("\n").slice(0, -1);
}

// What time alone decides is left out; everything else must agree.
const withoutTimes = (reply) => reply.replace(/"(seconds|ms|nps)":[-+.e\d]+/g, '"$1":0');

function compare(requests) {
  const texts = requests.map((request) => (typeof request === "string" ? request : JSON.stringify(request)));
  const expected = native(texts);
  assert.equal(expected.length, texts.length);
  texts.forEach((text, i) => assert.equal(withoutTimes(core.callText(text)), withoutTimes(expected[i]), text));
  return expected.map((reply) => JSON.parse(reply));
}

const games = () => core.call({ verb: "games" }).games;

// A random game of up to `plies` actions, played by the module.
function randomActions(game, plies) {
  const actions = [];
  while (actions.length < plies) {
    const reply = core.call({ verb: "bot", game, bot: "random", bot_seed: actions.length + 1, actions });
    if (reply.fault) break; // game_over
    actions.push(reply.action);
  }
  return actions;
}

test("imports and exports are those that a page provides and uses", async () => {
  const module = await WebAssembly.compile(await readFile(wasmPath));
  const imports = WebAssembly.Module.imports(module).map((each) => `${each.module}.${each.name}`);
  assert.deepEqual(imports.sort(), [
    "env.emscripten_notify_memory_growth",
    "env.info",
    "env.now",
    "wasi_snapshot_preview1.proc_exit",
  ]);
  const exports = WebAssembly.Module.exports(module).map((each) => each.name);
  for (const name of ["memory", "_initialize", "alloc", "release", "call", "call_len"]) {
    assert.ok(exports.includes(name), name);
  }
});

test("games and codes", () => {
  const [list] = compare([{ verb: "games" }, { verb: "codes" }]);
  assert.ok(list.games.length > 0);
  compare(list.games.map(({ name }) => ({ verb: "codes", game: name })));
});

test("every verb of every game along a random game", () => {
  for (const { name: game, seats } of games()) {
    const actions = randomActions(game, 40);
    const names = Object.fromEntries(seats.map((seat, i) => [seat, `Player ${i}`]));
    const requests = [{ verb: "apply", game, play: actions }];
    for (let n = 0; n <= actions.length; n += 4) {
      const at = { game, actions: actions.slice(0, n) };
      requests.push(
        { verb: "state", ...at },
        { verb: "choices", ...at },
        { verb: "show", ...at, bottom: seats[n % seats.length], dark: n % 8 === 0 },
        { verb: "undo", ...at, count: 1 },
        { verb: "check", ...at, action: actions[0] },
        { verb: "apply", ...at, play: [`resign:${seats[0]}`] },
        { verb: "record", ...at, names, format: "record" },
      );
      if (n < actions.length) {
        requests.push({ verb: "notation", ...at, action: actions[n] }, { verb: "simulate", ...at, action: actions[n] });
      }
    }
    const replies = compare(requests);
    const record = replies.findLast((reply) => reply.text !== undefined);
    compare([
      { verb: "verify", text: record.text },
      { verb: "record", text: record.text, format: "record" },
    ]);
  }
});

test("scenes, with paths and pictures, and what is wrong with them", async () => {
  const folder = new URL("../../scenes/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name !== "expected.json");
  assert.ok(files.length >= 12);
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), "utf8")));
  const replies = compare(texts.map((text) => ({ verb: "scene", text, trajectory: true, svg: true })));
  for (const reply of replies) assert.ok(reply.svg && !reply.fault);
  const broken = ["NaN", "1e400", "null", "-1", '"15"', "[[[[", "15500000.5"];
  const faults = compare(broken.map((value) => ({ verb: "scene", text: texts[0].replace(/"radius": \d+/, `"radius": ${value}`) })));
  for (const { fault } of faults) assert.match(fault.args.field, /^kinds\[0\]\.radius/);
  compare(['{"verb":"scene","scene":{"discs":[1e400]}}', '{"verb":"scene"}', '{"verb":"scene","scene":{},"scene":3}']);
});

test("perft", () => {
  for (const { name: game, enumerable } of games()) {
    const actions = randomActions(game, 30);
    const replies = compare([
      { verb: "perft", game, depth: 3 },
      { verb: "perft", game, depth: 2, actions: actions.slice(0, 10) },
      { verb: "perft", game, depth: 2, actions: actions.slice(0, 20) },
    ]);
    assert.equal(replies[0].total > 0, enumerable);
  }
});

test("every bot under a node budget, with progress", () => {
  for (const { name: game, bots, simulated } of games()) {
    const nodes = simulated ? 20 : 2000;
    const actions = randomActions(game, 12);
    for (const bot of bots) {
      progress.length = 0;
      compare([0, 6, 12].map((n) => ({ verb: "bot", game, bot, bot_seed: 7, nodes, actions: actions.slice(0, n) })));
      for (const line of progress) assert.ok(Array.isArray(line.lines));
    }
  }
});

test("damaged requests get the same fault and never stop the module", () => {
  const [{ name: game }] = games();
  const good = [
    JSON.stringify({ verb: "apply", game, play: randomActions(game, 6) }),
    JSON.stringify({ verb: "perft", game, depth: 2, seed: 1 }),
    JSON.stringify({ verb: "state", game, options: {}, state: core.call({ verb: "state", game }).state }),
  ];
  let random = 12345;
  const below = (bound) => {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    return (random >>> 8) % bound;
  };
  const alphabet = '{}[]",:0123456789-.eE \\/abcxyz';
  const requests = ["", "null", "[]", "{}", '{"verb":"nothing"}', "[".repeat(5000), '{"verb":"state","game":"\u00e9"}'];
  for (let i = 0; i < 600; ++i) {
    let text = good[i % good.length];
    for (let n = below(3); n >= 0; --n) {
      const at = below(text.length);
      text = text.slice(0, at) + alphabet[below(alphabet.length)] + text.slice(at + below(3));
    }
    requests.push(text);
  }
  compare(requests);
  assert.equal(core.call({ verb: "games" }).games.length, games().length);
});
