const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const DocumentParts = require('./config/webpack/DocumentParts');
const LateManifest = require('./config/webpack/LazyManifest');
const Licences = require('./config/webpack/Licences');
const ScreenFiles = require('./config/webpack/ScreenFiles');
const { PLACEHOLDER, ShortHashes } = require('./config/webpack/ShortHashes');
const { embeddedInstead, withoutOperations } = require('./config/webpack/editions');
const { compression, minimizers, splitChunks } = require('./config/webpack/output');
const { rules } = require('./config/webpack/rules');

const root = __dirname;

/**
 * `npm start` serves it (config/scripts/start.js), `npm run build` writes it to dist/, `npm run build:embedded` writes the reduced build to
 * dist-embedded/. BASE_PATH is the path under which the app is served.
 */
/** The package's exports name only its development build, including warnings. The production build is in the same folder. */
const routerForProduction = {
  'react-router$': require.resolve('react-router/package.json').replace(/package\.json$/, 'dist/production/index.mjs'),
  'react-router/dom$': require
    .resolve('react-router/package.json')
    .replace(/package\.json$/, 'dist/production/dom-export.mjs'),
};

/** What antd-mobile's components bring along and our wrappers never draw or say: 0.9 KB of the first load, and 1 KB of the late file for forms. */
const inAntd = (file) => path.join(root, 'node_modules/antd-mobile/es', file);
const instead = {
  [inAntd('components/dot-loading/index.js')]: path.join(root, 'config/webpack/undrawn.js'),
  [inAntd('components/spin-loading/index.js')]: path.join(root, 'config/webpack/undrawn.js'),
  [inAntd('components/empty/empty-icon.js')]: path.join(root, 'config/webpack/undrawn.js'),
  [path.join(root, 'node_modules/antd-mobile-icons/es/LeftOutline.js')]: path.join(
    root,
    'config/webpack/leftOutline.js',
  ),
  [inAntd('components/checkbox/check-icon.js')]: path.join(root, 'config/webpack/checkIcon.js'),
  [inAntd('components/checkbox/group.js')]: path.join(root, 'config/webpack/undrawn.js'),
  [inAntd('components/checkbox/indeterminate-icon.js')]: path.join(root, 'config/webpack/undrawn.js'),
  [inAntd('components/radio/group.js')]: path.join(root, 'config/webpack/undrawn.js'),
  [inAntd('locales/zh-CN.js')]: path.join(root, 'config/webpack/antdWords.js'),
};

module.exports = ({ embedded = false } = {}, { mode }) => {
  const isProduction = mode === 'production';
  // babel.config.js and React read it.
  process.env.NODE_ENV = isProduction ? 'production' : 'development';
  const edition = embedded ? embeddedInstead : {};
  const document = {
    inject: false,
    minify: isProduction ? { collapseBooleanAttributes: true, collapseWhitespace: true, removeComments: true } : false,
  };
  const lateManifest = new LateManifest('routes'); // the chunk of src/app/routing/lazyRoutes.ts
  const name = isProduction ? `assets/[name].${PLACEHOLDER}` : 'assets/[name]';
  return {
    mode,
    target: 'browserslist',
    entry: { main: './src/main.tsx', goldPlan: './src/app/receipt/receipt.ts' },
    output: {
      path: path.join(root, embedded ? 'dist-embedded' : 'dist'),
      publicPath: process.env.BASE_PATH ?? '/',
      // In every file: short.
      chunkLoadingGlobal: '_app',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: `assets/[name].${PLACEHOLDER}[ext]`,
      // Rule 2.9.
      chunkLoadTimeout: 120_000,
      clean: true,
    },
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@': path.join(root, 'src'),
        ...(isProduction ? { ...routerForProduction, ...instead } : {}),
        ...edition,
        ...withoutOperations,
      },
    },
    module: { rules: rules(root, { isProduction, isEmbedded: embedded }) },
    cache: {
      type: 'filesystem',
      name: [mode, embedded && 'embedded', process.env.OPERATIONS === 'off' && 'without-operations']
        .filter(Boolean)
        .join('-'),
      buildDependencies: {
        config: [
          __filename,
          ...['babel.config.js', 'package.json', 'config/webpack/rules.js', 'config/webpack/embeddedRows.js'].map(
            (file) => path.join(root, file),
          ),
        ],
      },
    },
    plugins: [
      new HtmlWebpackPlugin({
        ...document,
        template: 'config/webpack/index.html',
        chunks: ['main'],
        templateParameters: DocumentParts.parameters,
      }),
      new HtmlWebpackPlugin({
        ...document,
        filename: 'goldPlan.html',
        template: 'config/webpack/goldPlan.html',
        chunks: ['goldPlan'],
        templateParameters: DocumentParts.receiptParameters,
      }),
      new DocumentParts({ alias: edition, mayBeFramed: embedded }),
      // The order of CSS modules does not matter, because none of them styles another one's classes.
      ...(isProduction
        ? [
            new MiniCssExtractPlugin({ filename: `${name}.css`, ignoreOrder: true }),
            lateManifest,
            new ShortHashes(),
            new ScreenFiles(lateManifest.isLate),
            new Licences(),
            ...compression(),
          ]
        : []),
      ...(process.env.WEBPACK_SERVE ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    optimization: {
      moduleIds: 'deterministic',
      splitChunks: isProduction ? splitChunks(lateManifest.isLate) : false,
      minimizer: minimizers(),
    },
    performance: { hints: false }, // test/browser/budget.browser.ts checks the size of the first load
    stats: 'errors-warnings',
  };
};
