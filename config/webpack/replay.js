// The pages of `npm run replay`: the viewer, and the phone in its frame. A build of its own in dist-replay/, of the same sources as the app, so that
// the app's own files do not change by a byte.
const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { replayPolicy } = require('../headers');
const { buildId } = require('./buildId');
const Licences = require('./Licences');
const { rules } = require('./rules');

const root = path.resolve(__dirname, '../..');
const NAME = 'ReplayDocuments';

const documentOf = ({ title, files, build, inside }) => `<!doctype html>
<html lang="zh-CN" data-build="${build}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${replayPolicy()}">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="format-detection" content="telephone=no">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="data:,">
${files.map((file) => (file.endsWith('.css') ? `    <link rel="stylesheet" href="${file}">` : `    <script defer src="${file}"></script>`)).join('\n')}
  </head>
  <body>
    <div id="root"></div>${inside}
  </body>
</html>
`;

/** Writes the two documents. Their addresses are relative, so they can be put into any folder of any server. */
class ReplayDocuments {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const { version, commit } = buildId();
        const emit = (name, text) => compilation.emitAsset(name, new sources.RawSource(text));
        const write = (name, title, chunk, inside = '') => {
          const files = compilation.entrypoints.get(chunk).getFiles();
          emit(name, documentOf({ title, files, build: `${version} ${commit}`, inside }));
        };
        write('index.html', '录制回放', 'viewer', '\n    <script type="application/json" id="recording">null</script>');
        write('phone.html', '手机画面', 'phone');
        emit('version.json', `${JSON.stringify(buildId())}\n`);
      });
    });
  }
}

exports.replayConfig = () => {
  process.env.NODE_ENV = 'production'; // babel.config.js and React read it
  const { resolve } = require('../../webpack.config.js')({}, { mode: 'production' });
  return {
    mode: 'production',
    context: root,
    target: 'browserslist',
    entry: { viewer: './src/operations/viewer/viewerPage.tsx', phone: './src/operations/viewer/phonePage.ts' },
    output: {
      path: path.join(root, 'dist-replay'),
      publicPath: '',
      filename: 'assets/[name].[contenthash:8].js',
      clean: true,
    },
    devtool: false,
    resolve,
    module: {
      // One file for all screens: the recording may show any of them, and a page that was kept open must not miss one after the next release.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...rules(root, { isProduction: true, isEmbedded: false }).filter(({ type }) => type !== 'asset'),
        // Nothing of the page is asked for, not even a picture of its own.
        { test: /\.(png|jpe?g|svg|webp)$/, type: 'asset/inline' },
      ],
    },
    cache: {
      type: 'filesystem',
      name: 'replay',
      buildDependencies: {
        config: [
          __filename,
          ...['babel.config.js', 'package.json', 'webpack.config.js', 'config/webpack/rules.js'].map((file) =>
            path.join(root, file),
          ),
        ],
      },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css', ignoreOrder: true }),
      new ReplayDocuments(),
      new Licences(),
    ],
    // An operator opens it on a computer. Not minified it is built in a third of the time, and an error names its place.
    optimization: { moduleIds: 'deterministic', minimize: false, splitChunks: false },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
};

/** Builds dist-replay/. Resolves when the files are there. */
exports.buildReplay = () =>
  new Promise((resolve, reject) => {
    const compiler = require('webpack')(exports.replayConfig());
    compiler.run((error, stats) => {
      const problem = error ?? (stats.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
      compiler.close(() => (problem === null ? resolve() : reject(problem)));
    });
  });
