# What script/run, script/test, script/build and script/lint share; sourced by them. Every step says its name, and if
# one fails, the last line names it. Nothing is written outside the repository but packages (apt) and ccache's cache.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1  # so that clones in different folders share what is compiled
export EM_COMPILER_WRAPPER=ccache                # emscripten's own way to the same cache
stamps=build/stamps
mkdir -p "$stamps"

current=start
step_began=$SECONDS
trap 'status=$?; if [ $status -ne 0 ]; then echo "FAILED: ${0##*/}, step \"$current\" (exit status $status)" >&2; fi' EXIT

# step NAME: what follows belongs to NAME.
step() {
    [ "$current" = start ] || echo "== $current: $((SECONDS - step_began)) s"
    current=$1
    step_began=$SECONDS
    echo "== $current"
}

finish() {
    step "done"
    echo "== ${0##*/}: everything passed in $SECONDS s"
}

# Debian packages -------------------------------------------------------------------------------------------------------

# missing_packages NAME...: those that are not installed.
missing_packages() {
    local name
    for name in "$@"; do
        case $(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null || true) in
            installed) ;;
            *) echo "$name" ;;
        esac
    done
}

install_packages() {
    local missing as_root=()
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { echo "Need root or sudo to install: ${missing[*]}" >&2; return 1; }
        as_root=(sudo)
    fi
    echo "Installing ${missing[*]}"
    "${as_root[@]}" apt-get update -q
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"
}

setup_packages() {
    step "Debian packages"
    local listed
    mapfile -t listed < <(grep -v '^#' script/packages.txt)
    install_packages "${listed[@]}"
}

# Node and npm packages -------------------------------------------------------------------------------------------------

# Vite needs Node 20.19, or 22.12 and later.
node_is_new_enough() {
    command -v node >/dev/null && command -v npm >/dev/null &&
        node -e 'const [a, b] = process.versions.node.split(".").map(Number);
                 process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)'
}

# A machine's own Node is used where it is new enough. Otherwise Debian's (18) only runs npm, which brings a newer one;
# Debian's npm must not be installed beside another Node, with which it conflicts.
setup_node() {
    step "Node"
    if ! node_is_new_enough; then
        command -v npm >/dev/null || install_packages nodejs npm
        npm_ci tools/node
        PATH=$(echo "$root"/tools/node/node_modules/node-linux-*/bin):$PATH  # Debian's npm does not link it into .bin
        hash -r
        node_is_new_enough || { echo "No usable Node: $(command -v node) is $(node --version)" >&2; return 1; }
    fi
    echo "Node $(node --version), npm $(npm --version)"
}

# npm_ci DIR: the packages of DIR's lockfile, fetched again only when the lockfile has changed.
npm_ci() {
    local stamp=$stamps/npm-${1//\//-}.json
    if [ -d "$1/node_modules" ] && cmp -s "$1/package-lock.json" "$stamp"; then return 0; fi
    (cd "$1" && npm ci --no-audit --no-fund)
    cp "$1/package-lock.json" "$stamp"
}

# Builds ----------------------------------------------------------------------------------------------------------------

# build PRESET [TARGET...]: configures and builds a preset of CMakePresets.json.
build() {
    local preset=$1
    shift
    step "build $preset"
    cmake --preset "$preset" -Wno-dev >"build/configure-$preset.log" || { cat "build/configure-$preset.log" >&2; return 1; }
    cmake --build --preset "$preset" ${1:+--target "$@"}
}

# Precondition: the preset wasm is built (npm copies its module) and setup_node has run.
build_web() {
    step "npm packages"
    npm_ci web
    step "build web"
    (cd web && npm run build)
}
