const { requestedBy } = require('./routeRows');

const NAME = 'ScreenFiles';
const SCREEN = /^features\/.*Screen$/;

/**
 * Writes screens.json beside the documents. No server serves it. It lists the files that each screen needs (`screens`), the files that each named
 * late part needs (`parts`) and the files that the first load does not know (`late`), so that browser tests can check budgets and faults for each.
 */
module.exports = class ScreenFiles {
  /** @param {(chunk: import('webpack').Chunk) => boolean} isLate */
  constructor(isLate) {
    this.isLate = isLate;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Runs after all files have their final names.
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const screens = {};
        const parts = {};
        for (const group of compilation.chunkGroups) {
          if (group.name && !group.isInitial()) parts[group.name] = group.getFiles();
          for (const origin of group.origins) {
            const screen = requestedBy(origin);
            if (SCREEN.test(screen)) screens[screen] = group.getFiles();
          }
        }
        const late = [...compilation.chunks].filter(this.isLate).flatMap(({ files }) => [...files]);
        const json = JSON.stringify({ late: late.sort(), parts, screens }, null, 2);
        compilation.emitAsset('screens.json', new compiler.webpack.sources.RawSource(`${json}\n`));
      });
    });
  }
};
