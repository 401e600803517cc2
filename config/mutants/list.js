// Every mutant that Stryker can make of the areas.
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { AREAS } = require('./draw');

const root = path.resolve(__dirname, '../..');
const nothing = () => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, isDebugEnabled: () => false };

const filesOf = (area) =>
  readdirSync(path.join(root, area), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();

/** Lines and columns from 0, as Stryker has them inside; a position is the index of a character. */
function textAt(lines, { start, end }) {
  const taken = lines.slice(start.line, end.line + 1);
  taken[taken.length - 1] = taken.at(-1).slice(0, end.column);
  taken[0] = taken[0].slice(start.column);
  return taken.join('\n');
}

/** @returns a list of `{ file, location, mutatorName, original, replacement }`; `file` is relative to the project. */
async function listMutants() {
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  const sources = AREAS.flatMap(filesOf).map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const linesOf = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  const options = { ignorers: [], excludedMutations: [], plugins: null };
  const { mutants } = await new Instrumenter(silent).instrument(sources, options);
  return mutants.map(({ fileName, location, mutatorName, replacement }) => ({
    file: path.relative(root, fileName).split(path.sep).join('/'),
    location,
    mutatorName,
    original: textAt(linesOf.get(fileName), location),
    replacement,
  }));
}

module.exports = { listMutants };
