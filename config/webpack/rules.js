const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** Packages published as ES2022. The oldest browsers we support (Chrome 87, iOS 14) read ES2021. test/browser/budget.browser.ts parses the build. */
const SHIPS_ES2022 =
  /node_modules[\\/](@noble|@reduxjs|@standard-schema|@tanstack|immer|react-redux|react-router|react-router-dom|redux|reselect|valibot)[\\/]/;

/** What components of the first load import and our wrappers do not need: 1 KB. Other components keep the real ones. */
const LEFT_OUT = {
  'nav-bar': { 'noSettings.js': ['../config-provider'] },
  'tab-bar': {
    'tabBar.js': ['../badge', '../safe-area', '../../utils/traverse-react-node', '../../utils/use-props-value'],
  },
};
const leaveOut = Object.entries(LEFT_OUT).map(([component, files]) => ({
  test: new RegExp(String.raw`[\\/]antd-mobile[\\/]es[\\/]components[\\/]${component}[\\/]${component}\.js$`),
  resolve: {
    alias: Object.fromEntries(
      Object.entries(files).flatMap(([file, names]) => names.map((name) => [`${name}$`, path.join(__dirname, file)])),
    ),
  },
}));

/** The names for React's developer tools keep components alive that nobody uses. Without them a third of the router leaves the first load. */
const dropDisplayNames = () => ({
  visitor: {
    AssignmentExpression({ node, parentPath }) {
      if (
        node.left.type === 'MemberExpression' &&
        node.left.property.name === 'displayName' &&
        parentPath.isExpressionStatement()
      )
        parentPath.remove();
    },
  },
});

exports.rules = (root, { isProduction, isEmbedded }) => [
  { test: /\.tsx?$/, include: path.join(root, 'src'), use: 'babel-loader' },
  ...(isEmbedded
    ? [
        {
          test: /[\\/]features[\\/][^\\/]+[\\/]\w*[rR]outes\.ts$/,
          enforce: 'pre',
          use: path.join(__dirname, 'embeddedRows.js'),
        },
      ]
    : []),
  {
    test: /\.m?js$/,
    include: SHIPS_ES2022,
    use: {
      loader: 'babel-loader',
      options: { sourceType: 'unambiguous', plugins: isProduction ? [dropDisplayNames] : [] },
    },
  },
  ...(isProduction ? leaveOut : []),
  {
    test: /\.css$/,
    use: [
      isProduction ? MiniCssExtractPlugin.loader : 'style-loader',
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: isProduction ? '[hash:base64:5]' : '[name]__[local]',
          },
        },
      },
    ],
  },
  { test: /\.(png|jpe?g|svg|webp)$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 2048 } } },
];
