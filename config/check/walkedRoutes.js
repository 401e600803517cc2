// Which routes the walks over all routes visit in `npm test`: those that the change is about, and one in four of the others, drawn by the commit, so that
// four commits in a row visit most of them. `npm run test:full` visits all of them, and so does a run in which git cannot tell what has changed.
const { isDrawn } = require('./change');
const { reachedFrom } = require('./imports');

/** A file that more routes reach than this belongs to none of them: it is shared, and the drawn routes show what a change of it does. */
const OF_FEW = 12;

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
  const reachedBy = new Map(rows.map(({ name, screen }) => [name, reachedFrom(imports, [screen])]));
  const routesWith = (file) => rows.filter(({ name }) => reachedBy.get(name).has(file)).map(({ name }) => name);
  const own = new Set(
    changed.flatMap((file) => {
      const names = routesWith(file);
      return names.length > OF_FEW ? [] : names;
    }),
  );
  const others = rows.map(({ name }) => name).filter((name) => !own.has(name));
  return { own: [...own], drawn: others.filter((name) => isDrawn(seed, name)) };
}

/** The routes of this tree that `npm test` visits; null means all. */
const chooseRoutes = ({ imports, rows, files, seed }) =>
  files === null ? null : walkedRoutes(imports, rows, files, seed);

module.exports = { chooseRoutes, walkedRoutes };
