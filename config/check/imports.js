// Reads from the source text which of our files imports which. This is quick and needs no build. Type-only imports do not count: nothing of them is
// left at run time, and `npm run types` checks them.
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');

const SPECIFIER =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\b(?:import|require|requireActual)(?:<[^(]*>)?\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.cjs', '.mjs', '/index.ts'];

/** Every file below some folders of `root`, as paths relative to `root`. */
const filesBelow = (root, folders) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((file) => /\.([cm]?[jt]sx?|css)$/.test(file)),
  );

/** Our own files that a file imports, as paths relative to `root`. */
function importsOf(root, file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(SPECIFIER)].flatMap(([, first, second]) => {
    const name = first ?? second;
    if (!/^(@\/|\.)/.test(name)) return [];
    const bare = name.startsWith('@/') ? `src/${name.slice(2)}` : path.posix.join(path.posix.dirname(file), name);
    const found = ENDINGS.map((ending) => bare + ending).find(
      (one) => existsSync(path.join(root, one)) && statSync(path.join(root, one)).isFile(),
    );
    return found === undefined ? [] : [found];
  });
}

/** The imports of every file below some folders. */
const readImports = (root, folders) => new Map(filesBelow(root, folders).map((file) => [file, importsOf(root, file)]));

/**
 * Every file that can be reached from the given files, including these. A file for which `stopsAt` is true is included, but its imports are not
 * followed.
 */
function reachedFrom(imports, files, stopsAt = () => false) {
  const reached = new Set();
  const waiting = [...files];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (reached.has(file)) continue;
    reached.add(file);
    if (!stopsAt(file)) waiting.push(...(imports.get(file) ?? []));
  }
  return reached;
}

module.exports = { importsOf, reachedFrom, readImports };
