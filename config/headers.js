// Every header that production answers carry beside its type and length: one table, from which `npm run serve` and the nginx
// configuration of `npm run site` are both made.

const join = (directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** Where WeChat shows the receipt page of a payment inside its own (its only parent that may frame it). */
const RECEIPT_PARENT = 'https://payapp.weixin.qq.com';
const NOT_KEPT = { 'Cache-Control': 'no-store' };
const NOSNIFF = { 'X-Content-Type-Options': 'nosniff' };

const common = (scripts) => ({
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'script-src': ["'self'", ...scripts],
  // The skeleton's styles are inline, and the map's controls bring their own.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Operators keep their pictures on hosts that only they know.
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
});

const screenPolicy = ({ inlineScripts, reportUrl, embeddedIn }) =>
  join({
    ...common([
      ...inlineScripts,
      // The WeChat SDK and the map; each is loaded on demand, in its host or on the map only.
      'https://res.wx.qq.com',
      'https://res2.wx.qq.com',
      'https://webapi.amap.com',
      'https://restapi.amap.com',
    ]),
    'connect-src': ["'self'", 'https://*.amap.com', ...(reportUrl === '' ? [] : [new URL(reportUrl).origin])],
    'worker-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'weixin:', 'alipayjsbridge:', 'wvjbscheme:'],
    'form-action': ["'self'", 'https://openapi.alipay.com'],
    'frame-ancestors': embeddedIn.length === 0 ? ["'none'"] : embeddedIn,
  });

const receiptPolicy = () =>
  join({ ...common(['https://wx.gtimg.com']), 'connect-src': ["'self'"], 'frame-ancestors': [RECEIPT_PARENT] });

const documentHeaders = (policy) => ({
  'Content-Security-Policy': policy,
  // The cashier of WeChat's H5 payment asks for a referrer.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(), payment=()',
  ...NOSNIFF,
  // The next visit must learn about the next release.
  ...NOT_KEPT,
});

/**
 * The table. `path` is below the base path: `exact` one address, else a prefix; the first row that fits an address is its
 * row. `file` is what answers there when it is not the address itself.
 *
 * @param {object} site
 * @param {string[]} site.inlineScripts `'sha256-…'` of the script in index.html, from dist/csp.json
 * @param {boolean} [site.mayBeFramed] of the third-party-embedded build, from its csp.json
 * @param {string} [site.reportUrl] where redacted reports go
 * @param {string[]} [site.embeddedIn] origins that may frame that build
 * @returns {{ path: string, exact?: true, file?: string, headers: Record<string, string> }[]}
 */
exports.headerTable = ({ inlineScripts, mayBeFramed = false, reportUrl = '', embeddedIn = [] }) => [
  // Names change with the content.
  { path: 'assets/', headers: { ...NOSNIFF, 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: 'version.json', exact: true, headers: { ...NOSNIFF, ...NOT_KEPT } },
  { path: 'goldPlanResults', exact: true, file: 'goldPlan.html', headers: documentHeaders(receiptPolicy()) },
  {
    path: '',
    file: 'index.html',
    headers: documentHeaders(screenPolicy({ inlineScripts, reportUrl, embeddedIn: mayBeFramed ? embeddedIn : [] })),
  },
];

/** The row of an address, `path` without the base path. */
exports.rowOf = (table, path) => table.find((row) => (row.exact ? path === row.path : path.startsWith(row.path)));
