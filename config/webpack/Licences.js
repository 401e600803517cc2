const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const NAME = 'Licences';
const FILE = 'licenses.txt';
const IS_TEXT = /^(licen[cs]e|copying|notice)(\.(md|txt|markdown))?$/i;
const IN_PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** @returns {string | null} the folder of the package that a file belongs to; null for a file of ours */
const packageOf = (resource) => IN_PACKAGE.exec(resource)?.[1] ?? null;

/** @param {string} folder of a package @returns {string} its name, version and licence, and the texts that must come with it */
function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => IS_TEXT.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return [`${name} ${version}: ${license ?? 'no licence named'}`, ...texts].join('\n\n');
}

const resourcesOf = (module) => [
  ...(typeof module.resource === 'string' ? [module.resource] : []),
  ...(module.modules ? [...module.modules].flatMap(resourcesOf) : []),
];

/** Writes the licences of all packages that are in the build. Most of them ask that their text comes with every copy. */
module.exports = class Licences {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const folders = new Set(
          [...compilation.modules]
            .filter((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
            .flatMap(resourcesOf)
            .map(packageOf)
            .filter((folder) => folder !== null && existsSync(path.join(folder, 'package.json'))),
        );
        const text = [...folders]
          .map(licenceOf)
          .sort()
          .join(`\n\n${'-'.repeat(80)}\n\n`);
        compilation.emitAsset(FILE, new compiler.webpack.sources.RawSource(`${text}\n`));
      });
    });
  }
};
