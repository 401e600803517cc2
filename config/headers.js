// Every header that production responses carry besides their type and length. `npm run serve` and the nginx configuration of `npm run site` are both
// made from this one table.

const join = (directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** The WeChat page that shows the receipt of a payment in a frame. It is the only parent that may frame the receipt. */
const RECEIPT_PARENT = 'https://payapp.weixin.qq.com';
/** Alipay's gateway sends a form on to other hosts of its own, and a browser checks each of these redirects too. */
const ALIPAY = 'https://*.alipay.com';
const NOT_KEPT = { 'Cache-Control': 'no-store' };
const NOSNIFF = { 'X-Content-Type-Options': 'nosniff' };

const common = (scripts) => ({
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'script-src': ["'self'", ...scripts],
  // The styles of the skeleton are inline, and the map's controls add inline styles.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Operators keep their pictures on hosts that only they know.
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
});

const screenPolicy = ({ inlineScripts, reportUrl, cashierOrigins, embeddedIn }) =>
  join({
    ...common([
      ...inlineScripts,
      // The WeChat SDK and the map script. Each is loaded on demand: the SDK only in WeChat, the map script only on the map.
      'https://res.wx.qq.com',
      'https://res2.wx.qq.com',
      'https://webapi.amap.com',
      'https://restapi.amap.com',
    ]),
    'connect-src': ["'self'", 'https://*.amap.com', ...(reportUrl === '' ? [] : [new URL(reportUrl).origin])],
    'worker-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'weixin:', 'alipayjsbridge:', 'wvjbscheme:'],
    'form-action': ["'self'", ALIPAY, ...cashierOrigins],
    'frame-ancestors': embeddedIn.length === 0 ? ["'none'"] : embeddedIn,
  });

const receiptPolicy = () =>
  join({ ...common(['https://wx.gtimg.com']), 'connect-src': ["'self'"], 'frame-ancestors': [RECEIPT_PARENT] });

/**
 * The policy of both pages of `npm run replay`. It stands in the documents themselves, because operators put them on any server. Nothing can leave:
 * no call, no form, no frame but the phone's, and no picture that is not in the page.
 */
exports.replayPolicy = () =>
  join({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ['data:', 'blob:'],
    'connect-src': ["'none'"],
    'frame-src': ["'self'"],
    'form-action': ["'none'"],
  });

const documentHeaders = (policy) => ({
  'Content-Security-Policy': policy,
  // The cashier of WeChat's H5 payment requires a referrer.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Pages that a link of ours opens get no handle on this one.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(), payment=()',
  ...NOSNIFF,
  // The next visit must find the next release.
  ...NOT_KEPT,
});

/**
 * What every answer of the gateway carries, whatever it says of itself. A call is no document: a browser that is led to its address shows nothing of
 * it, and guesses no type.
 */
exports.callHeaders = { 'Content-Security-Policy': "default-src 'none'; sandbox", ...NOSNIFF };

/**
 * The header table. `path` is below the base path. With `exact` it matches one address, otherwise every address with that prefix. The first row that
 * matches applies. `file` is the file that is served if its name differs from the address.
 *
 * @param {object} site
 * @param {string[]} site.inlineScripts `'sha256-…'` of the script in index.html, from dist/csp.json
 * @param {boolean} [site.mayBeFramed] of the third-party-embedded build, from its csp.json
 * @param {string} [site.reportUrl] where redacted reports are sent
 * @param {string[]} [site.cashierOrigins] of cashiers besides Alipay's
 * @param {string[]} [site.embeddedIn] origins that may frame that build
 * @returns {{ path: string, exact?: true, file?: string, headers: Record<string, string> }[]}
 */
exports.headerTable = ({
  inlineScripts,
  mayBeFramed = false,
  reportUrl = '',
  cashierOrigins = [],
  embeddedIn = [],
}) => [
  // File names change with their content.
  { path: 'assets/', headers: { ...NOSNIFF, 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: 'version.json', exact: true, headers: { ...NOSNIFF, ...NOT_KEPT } },
  { path: 'licenses.txt', exact: true, headers: { ...NOSNIFF, ...NOT_KEPT } },
  { path: 'goldPlanResults', exact: true, file: 'goldPlan.html', headers: documentHeaders(receiptPolicy()) },
  {
    path: '',
    file: 'index.html',
    headers: documentHeaders(
      screenPolicy({ inlineScripts, reportUrl, cashierOrigins, embeddedIn: mayBeFramed ? embeddedIn : [] }),
    ),
  },
];

/** The row for an address. `path` is without the base path. */
exports.rowOf = (table, path) => table.find((row) => (row.exact ? path === row.path : path.startsWith(row.path)));
