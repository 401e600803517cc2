// What a run found, in words. `results` are Stryker's: `{ status, file, location, mutatorName, original, replacement }`, lines from 1.
const { AREAS, areaOf } = require('./draw');

/** Found by a failing test, or by a loop that did not end. A mutant that cannot run at all says nothing about the tests. */
const FOUND = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

const scoreOf = (results) => {
  const found = results.filter(({ status }) => FOUND.includes(status)).length;
  const all = found + results.filter(({ status }) => MISSED.includes(status)).length;
  return { found, all, text: all === 0 ? '–' : `${((100 * found) / all).toFixed(1)} %` };
};

const oneLine = (text) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};
const lineOf = ({ status, file, location, original, replacement }) =>
  `  ${file}:${location.start.line}  ${oneLine(original)}  →  ${oneLine(replacement)}${status === 'NoCoverage' ? '  (no test reaches it)' : ''}`;

function listed(title, results) {
  const sorted = [...results].sort((a, b) =>
    a.file === b.file ? a.location.start.line - b.location.start.line : a.file < b.file ? -1 : 1,
  );
  return sorted.length === 0 ? [] : ['', title, ...sorted.map(lineOf)];
}

/** The lines of the report. `seconds`: how long the run took. */
function reportOf(results, { seed, seconds }) {
  const score = scoreOf(results);
  const areas = AREAS.map((area) => [area, scoreOf(results.filter(({ file }) => areaOf(file) === area))]);
  const of = (...statuses) => results.filter(({ status }) => statuses.includes(status));
  return [
    ...listed('Survived:', of(...MISSED)),
    ...listed('Found by time alone:', of('Timeout')),
    ...listed('Could not run:', of('RuntimeError', 'CompileError')),
    '',
    ...areas.map(([area, { found, all, text }]) => `${area}: ${found} of ${all} (${text})`),
    '',
    `Mutation score ${score.text}: ${score.found} of ${score.all} mutants found, seed ${seed}, ${Math.round(seconds / 60)} min`,
  ];
}

module.exports = { reportOf, scoreOf };
