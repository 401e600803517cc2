const { constants } = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');

/** The receipt in WeChat's frame must answer within 3 s. It is one file and shares no file with the app. */
const isOfApp = ({ name }) => name !== 'goldPlan';

const isHome = ({ name }) => name === 'home';

/** With 5, a landing on /login is 3.6 KB lighter than with 2, and home 0.3 KB heavier. A larger number moves little more. */
const SHARED_BY_MANY = 5;

/** A file of its own for some folders of antd-mobile and what it is made of, in all late files that need them. */
const lateLibrary = (name, priority, test) => ({
  name,
  priority,
  test,
  chunks: (chunk) => isOfApp(chunk) && !chunk.canBeInitial() && !isHome(chunk),
  minSize: 0,
});

/**
 * The libraries of the first load change less often than our code, so they are in a file that stays cached. It is one file instead of several,
 * because a browser opens six connections, and the first calls and the first picture need some of them.
 */
exports.splitChunks = (isLate) => {
  const isFirst = (chunk) => isOfApp(chunk) && !isLate(chunk);
  const shared = { minChunks: 2, priority: -20, reuseExistingChunk: true };
  const libraries = { test: /[\\/]node_modules[\\/]/, priority: -10, reuseExistingChunk: true };
  return {
    chunks: isOfApp,
    cacheGroups: {
      vendor: {
        // And what stands in for parts of them.
        test: /[\\/](?:node_modules|config[\\/]webpack)[\\/]/,
        name: 'vendor',
        chunks: (chunk) => isOfApp(chunk) && chunk.canBeInitial(),
        priority: 20,
      },
      // What home shares with many files is part of every first load anyway. A separate file would cost one more request.
      // What it shares with few is copied into home's own file: a landing on another screen loads the first load, and not home.
      home: {
        test: (module, { chunkGraph }) => {
          const chunks = [...chunkGraph.getModuleChunksIterable(module)];
          return chunks.length >= SHARED_BY_MANY && chunks.some(isHome);
        },
        name: 'main',
        minChunks: 2,
        minSize: 0,
        priority: 10,
      },
      // Smaller than what webpack splits off by itself: without this it is copied into each file that counts days.
      calendar: {
        test: /[\\/](?:node_modules[\\/]dayjs|src[\\/]domain[\\/]calendar\.ts)/,
        name: 'calendar',
        chunks: isOfApp,
        minSize: 0,
        priority: 5,
      },
      // What is drawn late with antd-mobile is in few files, by who needs it: what is chosen, and rows; a line to type in; longer texts and the rest of
      // forms; what follows a finger. Among the screens it would be copied into each. Popups, photos and wheels stay with the few parts that draw them.
      controls: lateLibrary(
        'controls',
        5,
        /[\\/](?:config[\\/]webpack|node_modules[\\/](?:antd-mobile|antd-mobile-icons))[\\/](?!es[\\/]components[\\/](popup|center-popup|mask|image-viewer|picker-view|swipe-action|floating-panel)[\\/]|es[\\/]utils[\\/](convert-px|get-|matrix|measure-|nearest|render-to-|rubberband|should-render|supports-|use-drag|use-in|use-lock|use-touch|with-cache))/,
      ),
      fields: lateLibrary(
        'fields',
        6,
        /[\\/]node_modules[\\/](antd-mobile[\\/]es[\\/](components[\\/]input|utils[\\/]bound)|antd-mobile-icons[\\/]es[\\/]CloseCircleFill)/,
      ),
      texts: lateLibrary(
        'texts',
        6,
        /[\\/]node_modules[\\/](antd-mobile[\\/]es[\\/](components[\\/](text-area|search-bar|progress-))|antd-mobile-icons[\\/]es[\\/]SearchOutline|runes2)/,
      ),
      gestures: lateLibrary(
        'gestures',
        7,
        /[\\/]node_modules[\\/](@use-gesture|antd-mobile[\\/]es[\\/]components[\\/]rate)[\\/]/,
      ),
      // When lazy screens share code, this must not change a file that the first load names.
      default: { ...shared, chunks: (chunk) => isFirst(chunk) && !isHome(chunk) },
      defaultVendors: { ...libraries, chunks: isFirst },
      late: { ...shared, chunks: isLate },
      lateVendors: { ...libraries, chunks: isLate },
    },
  };
};

/**
 * Beyond terser's defaults: reading a property does nothing else, so that a reading which nobody uses goes; and a function without `this` may be an
 * arrow. No shipped file reads a property for its effect, such as `void element.offsetHeight`, which lint refuses in ours.
 * `Object.values` does nothing else either, so that a list which nobody reads goes.
 */
const COMPRESS = {
  passes: 3,
  pure_getters: true,
  pure_funcs: ['Object.values'],
  unsafe_arrows: true,
  unsafe_methods: true,
};

exports.minimizers = () => [
  new TerserPlugin({
    extractComments: false,
    terserOptions: { ecma: 2020, module: true, compress: COMPRESS, format: { comments: false } },
  }),
  new CssMinimizerPlugin(),
];

/**
 * Compressed files are written beside each file, so that no server compresses while a visitor waits. index.html is compressed when it is served,
 * because it contains the configuration.
 */
exports.compression = () =>
  [
    {
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    },
    { filename: '[path][base].gz', algorithm: 'gzip', compressionOptions: { level: 9 } },
  ].map((kind) => new CompressionPlugin({ ...kind, test: /\.(js|css|svg)$/, threshold: 512, minRatio: 1 }));
