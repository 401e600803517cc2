const { lazyChunks, shareKnownFiles } = require('./lazyChunks');

const NAME = 'LazyManifest';
/** The set of chunks that have styles. The first load writes it, and the boundary chunk adds the lazy chunks to it. */
const WITH_STYLES = '__webpack_require__.withStyles';
/** How mini-css-extract-plugin writes that set into its runtime. */
const STYLES_MAP = /var cssChunks = (\{[^}]*\});/;

/** A stage of optimizeChunks. splitChunks asks which chunks are lazy, and its stage is 10. */
const BEFORE_SPLITTING = 9;
const AFTER_SPLITTING = 11;

/** Rewrites what the styles plugin emits: without the lazy chunks, and so that the boundary chunk can add them. */
function openStylesMap(code, isLate) {
  if (code === '') return code;
  const [map, json] = STYLES_MAP.exec(code) ?? [];
  if (map === undefined) throw new Error(`${NAME}: mini-css-extract-plugin no longer writes "var cssChunks = {…};".`);
  const known = Object.fromEntries(Object.entries(JSON.parse(json)).filter(([id]) => !isLate(id)));
  return `${WITH_STYLES} = ${JSON.stringify(known)};\n${code.replace(map, `var cssChunks = ${WITH_STYLES};`)}`;
}

/**
 * Keeps the names and hashes of lazy files out of the first load. webpack's runtime is in the entry's file and maps every chunk to its files. With
 * this plugin it maps only the chunks that can be requested before the chunk `boundary` has loaded. That chunk contains the map of the others. A
 * build without such a chunk is left as it is. For production only: without hashes there is no map.
 */
module.exports = class LazyManifest {
  /** @param {string} boundary name of the chunk without which no lazy code can run */
  constructor(boundary) {
    this.boundary = boundary;
    this.late = new Set();
    this.isLate = (chunk) => this.late.has(chunk);
  }

  /** Determines which chunks are lazy at this point. Returns the boundary chunk, undefined in a build without one. */
  survey(compilation) {
    const boundary = compilation.namedChunks.get(this.boundary);
    this.late = lazyChunks(boundary, compilation);
    return boundary;
  }

  apply(compiler) {
    const { RuntimeModule, runtime } = compiler.webpack;

    class LateFiles extends RuntimeModule {
      constructor(maps, late) {
        super('late files');
        Object.assign(this, { maps, late });
        // This runtime module is generated after all other chunks have their hashes.
        this.fullHash = true;
      }

      filesOf({ contentType, templateOf }) {
        const files = {};
        for (const chunk of this.late) {
          const template = templateOf(chunk);
          if (template) files[chunk.id] = this.compilation.getPath(template, { chunk, contentHashType: contentType });
        }
        return files;
      }

      generate() {
        if (!this.compilation.fullHash) return '';
        return this.maps
          .flatMap((map) => {
            const files = this.filesOf(map);
            if (Object.keys(files).length === 0) return [];
            const withStyles = Object.fromEntries(Object.keys(files).map((id) => [id, 1]));
            return [
              `((first, late) => { ${map.global} = (chunkId) => late[chunkId] || first(chunkId); })(${map.global}, ${JSON.stringify(files)});`,
              ...(map.isOfStyles ? [`Object.assign(${WITH_STYLES}, ${JSON.stringify(withStyles)});`] : []),
            ];
          })
          .join('\n');
      }
    }

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { hooks } = compilation;
      let maps = [];
      let boundary;
      hooks.optimizeChunks.tap({ name: NAME, stage: BEFORE_SPLITTING }, () => void this.survey(compilation));
      hooks.optimizeChunks.tap({ name: NAME, stage: AFTER_SPLITTING }, () => {
        this.survey(compilation);
        shareKnownFiles(this.late, compilation);
      });
      hooks.beforeRuntimeRequirements.tap(NAME, () => {
        boundary = this.survey(compilation);
        maps = [];
      });
      hooks.runtimeModule.tap(NAME, (module) => {
        if (boundary === undefined) return;
        if (module instanceof runtime.GetChunkFilenameRuntimeModule) {
          const { global, contentType, getFilenameForChunk: templateOf } = module;
          maps.push({ global, contentType, templateOf, isOfStyles: global.endsWith('.miniCssF') });
          module.getFilenameForChunk = (chunk) => !this.late.has(chunk) && templateOf(chunk);
        } else if (module.name === 'css loading') {
          const lateIds = new Set([...this.late].map(({ id }) => String(id)));
          const generate = module.generate.bind(module);
          module.generate = () => openStylesMap(generate(), (id) => lateIds.has(id));
        }
      });
      hooks.afterRuntimeRequirements.tap(NAME, () => {
        if (boundary === undefined) return;
        compilation.addRuntimeModule(boundary, new LateFiles(maps, this.late));
        // The file name of the boundary itself is known later than those of the other chunks.
        for (const { chunks } of compilation.entrypoints.values())
          for (const chunk of chunks) compilation.chunkGraph.upgradeDependentToFullHashModules(chunk);
      });
    });
  }
};
