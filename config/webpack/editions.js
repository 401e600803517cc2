const { readFileSync } = require('node:fs');
const path = require('node:path');

const src = path.resolve(__dirname, '../../src');

/** Files that the third-party-embedded build replaces with its own. */
exports.embeddedInstead = Object.fromEntries(
  [
    ['app/routing/routeTable.ts', 'app/routing/embeddedTable.ts'],
    ['navigation/edition.ts', 'navigation/editionEmbedded.ts'],
  ].map((files) => files.map((file) => path.join(src, file))),
);

/** The files that a build without operations (`OPERATIONS=off`) replaces: nothing is recorded, reported or inspected. */
exports.withoutOperations = Object.fromEntries(
  process.env.OPERATIONS === 'off'
    ? [
        ['operations/pageOperations.ts', 'operations/withoutOperations.ts'],
        ['operations/servicesWhenIdle.ts', 'app/startServicesWhenIdle.ts'],
      ].map((files) => files.map((file) => path.join(src, file)))
    : [],
);

const EMBEDDED = path.join(src, 'navigation/editionEmbedded.ts');
const LIST = /embeddedScreenNames = \[([^\]]*)\]/;

/** The path names of the reduced build, read from their only list. */
function embeddedNames() {
  const [, list] = LIST.exec(readFileSync(EMBEDDED, 'utf8')) ?? [];
  if (list === undefined) throw new Error(`editions: no embeddedScreenNames = […] in ${EMBEDDED}.`);
  return new Set(list.match(/\w+/g));
}

exports.embeddedNames = embeddedNames;
exports.embeddedList = EMBEDDED;

/** Whether a build has a path name. `alias` is the list of replaced files; it is empty for the whole build. */
exports.editionNames = (alias) => {
  if (Object.keys(alias).length === 0) return () => true;
  const names = embeddedNames();
  return (name) => names.has(name);
};
