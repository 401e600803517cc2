// Which routes the walks over all routes visit in `npm test`: those that the change is about, and one in four of the others, drawn by the commit, so that
// four commits in a row visit most of them. `npm run test:full` visits all of them, and so does a run in which git cannot tell what has changed.
const { isDrawn } = require('./change');
const { reachedFrom } = require('./imports');

/** A file that more routes reach than this belongs to none of them: it is shared, and the drawn routes show what a change of it does. */
const OF_FEW = 12;

/** What decides what a screen of a journey shows; anything else that changes moves no jump. */
const OF_SCREENS = /^(src|mocks|test\/support)\//;

const reachedByRoutes = (imports, rows) => rows.map(({ name, screen }) => [name, reachedFrom(imports, [screen])]);
const routesWith = (reachedBy, file) => reachedBy.filter(([, reached]) => reached.has(file)).map(([name]) => name);

/**
 * The routes to visit: `own`, which reach a changed file that few routes reach, and `drawn` from the others.
 *
 * @param imports what each file imports, from `readImports`
 * @param rows the route table, from `readRows`
 * @param changed paths of changed and deleted files; null if git cannot tell
 * @param seed the same seed draws the same routes
 */
function walkedRoutes(imports, rows, changed, seed) {
  if (changed === null) return { own: rows.map(({ name }) => name), drawn: [] };
  const reachedBy = reachedByRoutes(imports, rows);
  const own = new Set(
    changed.flatMap((file) => {
      const names = routesWith(reachedBy, file);
      return names.length > OF_FEW ? [] : names;
    }),
  );
  const others = rows.map(({ name }) => name).filter((name) => !own.has(name));
  return { own: [...own], drawn: others.filter((name) => isDrawn(seed, name)) };
}

/** Whether time travel goes through every recorded journey: when something has changed that more than a few screens share. */
function travelsEverywhere(imports, rows, changed) {
  const reachedBy = reachedByRoutes(imports, rows);
  const isOfFew = (file) => {
    const { length } = routesWith(reachedBy, file);
    return length > 0 && length <= OF_FEW;
  };
  return changed === null || changed.some((file) => OF_SCREENS.test(file) && !isOfFew(file));
}

/** The routes of this tree that `npm test` visits; null means all. */
const chooseRoutes = ({ imports, rows, files, seed }) =>
  files === null ? null : walkedRoutes(imports, rows, files, seed);

/**
 * What chooses the recorded journeys of time travel, for `TRAVELLED`: those that name one of the `own` routes, and one in four of the others, drawn by
 * `seed`. Null means all journeys.
 */
const chooseJourneys = ({ imports, rows, files, seed }) =>
  travelsEverywhere(imports, rows, files) ? null : { own: walkedRoutes(imports, rows, files, seed).own, seed };

module.exports = { chooseJourneys, chooseRoutes, travelsEverywhere, walkedRoutes };
