const { createHash } = require('node:crypto');
const compileEarly = require('./compileEarly');
const { buildId } = require('./buildId');
const { criticalCss, files: styleFiles, receiptCss } = require('./criticalCss');

/**
 * Preloads the chunk of /home together with the entry's chunk instead of after it. The early script requests these files when the address is home.
 */
const homeFiles = (compilation, publicPath) =>
  (compilation.namedChunkGroups.get('home')?.getFiles() ?? [])
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => publicPath + file);

/**
 * Puts the inlined script and styles into config/webpack/index.html. It writes the script's SHA-256 into csp.json, from which the server makes the
 * Content-Security-Policy, and the build's id into version.json.
 */
module.exports = class DocumentParts {
  static early = '';

  /** @param {{ alias?: Record<string, string>, mayBeFramed?: boolean }} [options] `alias` of config/webpack/editions.js */
  constructor({ alias = {}, mayBeFramed = false } = {}) {
    this.alias = alias;
    this.mayBeFramed = mayBeFramed;
  }

  static parameters(compilation, assets) {
    const scripts = assets.js;
    const preload = homeFiles(compilation, assets.publicPath).filter(
      (file) => !scripts.includes(file) && !assets.css.includes(file),
    );
    return {
      scripts,
      styles: assets.css,
      early: DocumentParts.early,
      critical: criticalCss(),
      preload: preload.join(' '),
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
