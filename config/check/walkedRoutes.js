// Which routes the walks over all routes visit in `npm test`: those that the change is about, and some of the others, drawn by the commit (`ONE_OF`).
// `npm run test:full` visits all of them, and so does a run in which git cannot tell what has changed.
const { isDrawn, ONE_OF } = require('./change');
const { reachOfRoutes } = require('./touched');

/** A file that more routes reach than this belongs to none of them: it is shared, and the drawn routes show what a change of it does. */
const OF_FEW = 12;

/** What decides what a screen of a journey shows; anything else that changes moves no jump. */
const OF_SCREENS = /^(src|mocks|test\/support)\//;

/**
 * The routes to visit: `own`, which reach a changed file that few routes reach, and `drawn` from the others. `isShared`: something has changed that more
 * than a few screens share, so that time travel goes through every recorded journey.
 *
 * @param imports what each file imports, from `readImports`
 * @param rows the route table, from `readRows`
 * @param changed paths of changed and deleted files; null if git cannot tell
 * @param seed the same seed draws the same routes
 */
function walkedRoutes(imports, rows, changed, seed) {
  const names = rows.map(({ name }) => name);
  if (changed === null) return { own: names, drawn: [], isShared: true };
  const reach = [...reachOfRoutes(imports, rows)];
  const ofFew = changed.map((file) => {
    const reaching = reach.filter(([, reached]) => reached.has(file)).map(([name]) => name);
    return { file, reaching: reaching.length > OF_FEW ? [] : reaching };
  });
  const own = new Set(ofFew.flatMap(({ reaching }) => reaching));
  const isShared = ofFew.some(({ file, reaching }) => reaching.length === 0 && OF_SCREENS.test(file));
  const oneOf = isShared ? ONE_OF.shared : ONE_OF.few;
  return { own: [...own], drawn: names.filter((name) => !own.has(name) && isDrawn(seed, name, oneOf)), isShared };
}

/**
 * What the walks of this tree visit: `routes`, null for all; and for `TRAVELLED` what chooses the recorded `journeys` of time travel, null for all: those
 * that name one of the `own` routes, and one in `oneOf` of the others, drawn by `seed`.
 */
function chooseWalks({ imports, rows, files, seed }) {
  const { isShared, ...routes } = walkedRoutes(imports, rows, files, seed);
  return {
    routes: files === null ? null : routes,
    journeys: isShared ? null : { own: routes.own, seed, oneOf: ONE_OF.few },
  };
}

module.exports = { OF_FEW, chooseWalks, walkedRoutes };
