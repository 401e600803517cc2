const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** Packages published as ES2022. The oldest browsers we support (Chrome 87, iOS 14) read ES2021. test/browser/budget.browser.ts parses the build. */
const SHIPS_ES2022 =
  /node_modules[\\/](@reduxjs|@standard-schema|@tanstack|immer|react-redux|react-router|react-router-dom|redux|reselect|valibot)[\\/]/;

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
  { test: /\.m?js$/, include: SHIPS_ES2022, use: { loader: 'babel-loader', options: { sourceType: 'unambiguous' } } },
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
