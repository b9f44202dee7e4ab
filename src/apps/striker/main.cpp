// The `striker` program: reads the command line, runs the verb, gives its exit status (0, or 2 with one line on
// stderr).
#include "commands.h"

int main(int argc, char** argv) {
    return apps::runCommandLine(argc, argv);
}
