const { createHash } = require('node:crypto');
const compileEarly = require('./compileEarly');
const { buildId } = require('./buildId');
const { criticalCss, files: styleFiles, receiptCss } = require('./criticalCss');
const { editionNames } = require('./editions');
const { landings, requestedBy, routeRows } = require('./routeRows');

/** The groups of chunks that an `import()` of this module loads. */
const groupsOf = (compilation, module) =>
  compilation.chunkGroups.filter((group) => group.origins.some((origin) => requestedBy(origin) === module));

/** The files of a group, after those of the group that has to be there before it can be requested: lazy rows have a chunk of their own. */
function filesOf(group) {
  const [parent] = group.getParents();
  const isBehindEntry = group.getParents().some((one) => one.isInitial());
  return [...(isBehindEntry || parent === undefined ? [] : filesOf(parent)), ...group.getFiles()];
}

/** Named once in the document instead of before each file: the first flight of a connection is short. */
const folderOf = ({ publicPath }) => `${publicPath}assets/`;

/**
 * The files that each landing needs beside the entry's, so that the early script requests them together with the entry instead of after it:
 * `home a.js b.css|payPage …`. All are in `folderOf`.
 */
function preloadsOf(compilation, { js, css, publicPath }, isInEdition) {
  const known = new Set([...js, ...css]);
  const screens = new Map(routeRows(isInEdition).map(({ address, screen }) => [address, screen]));
  return landings().flatMap(({ address, chunk }) => {
    const screen = screens.get(address);
    const groups = [
      ...(screen === undefined ? [] : groupsOf(compilation, screen)),
      compilation.namedChunkGroups.get(chunk),
    ].filter((group) => group !== undefined);
    const files = groups
      .flatMap(filesOf)
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => publicPath + file);
    const own = [...new Set(files)]
      .filter((file) => !known.has(file))
      .map((file) => file.slice(folderOf({ publicPath }).length));
    return screen === undefined ? [] : [[address, ...own].join(' ')];
  });
}

/**
 * Puts the inlined script and styles into config/webpack/index.html. It writes the script's SHA-256 into csp.json, from which the server makes the
 * Content-Security-Policy, and the build's id into version.json.
 */
module.exports = class DocumentParts {
  static early = '';
  static isInEdition = () => true;

  /** @param {{ alias?: Record<string, string>, mayBeFramed?: boolean }} [options] `alias` of config/webpack/editions.js */
  constructor({ alias = {}, mayBeFramed = false } = {}) {
    this.alias = alias;
    DocumentParts.isInEdition = editionNames(alias);
    this.mayBeFramed = mayBeFramed;
  }

  static parameters(compilation, assets) {
    const scripts = assets.js;
    const preload = preloadsOf(compilation, assets, DocumentParts.isInEdition);
    return {
      scripts,
      styles: assets.css,
      early: DocumentParts.early,
      critical: criticalCss(),
      folder: folderOf(assets),
      preload: preload.join('|'),
      build: Object.values(buildId()).join(' '),
    };
  }

  /** Parameters of config/webpack/goldPlan.html, which has no inline script. */
  static receiptParameters(_compilation, assets) {
    return { scripts: assets.js, styles: receiptCss(), build: Object.values(buildId()).join(' ') };
  }

  apply(compiler) {
    let files = [];
    compiler.hooks.make.tapPromise('DocumentParts', async (compilation) => {
      const isStale = files.length === 0 || files.some((file) => compiler.modifiedFiles?.has(file));
      if (isStale) ({ code: DocumentParts.early, files } = await compileEarly(this.alias));
      compilation.fileDependencies.addAll([...files, ...styleFiles]);
    });
    compiler.hooks.thisCompilation.tap('DocumentParts', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'DocumentParts', stage: compilation.constructor.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => {
          const hash = createHash('sha256').update(DocumentParts.early).digest('base64');
          const { RawSource } = compiler.webpack.sources;
          const emit = (name, value) => {
            compilation.emitAsset(name, new RawSource(`${JSON.stringify(value)}\n`));
          };
          emit('csp.json', { inlineScripts: [`'sha256-${hash}'`], mayBeFramed: this.mayBeFramed });
          emit('version.json', buildId());
        },
      );
    });
  }
};
