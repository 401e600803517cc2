// Every header that production answers carry beside its type and length. A server that replaces config/scripts/serve.js sends the same.

const join = (directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * @param {string[]} inlineScripts `'sha256-…'` of the script in index.html, from dist/csp.json
 */
const contentSecurityPolicy = (inlineScripts) =>
  join({
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // The WeChat SDK and the map; each is loaded on demand, in its host or on the map only.
    'script-src': [
      "'self'",
      ...inlineScripts,
      'https://res.wx.qq.com',
      'https://res2.wx.qq.com',
      'https://webapi.amap.com',
      'https://restapi.amap.com',
    ],
    // The skeleton's styles are inline, and the map's controls bring their own.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Operators keep their pictures on hosts that only they know.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", 'https://*.amap.com'],
    'worker-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'weixin:', 'alipayjsbridge:', 'wvjbscheme:'],
    'form-action': ["'self'", 'https://openapi.alipay.com'],
    'frame-ancestors': ["'none'"],
  });

/** For the document of a screen. It is never kept: the next visit must learn about the next release. */
exports.documentHeaders = (inlineScripts) => ({
  'Content-Security-Policy': contentSecurityPolicy(inlineScripts),
  // The cashier of WeChat's H5 payment asks for a referrer.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(), payment=()',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
});

/** For files whose name changes with their content. */
exports.assetHeaders = () => ({
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=31536000, immutable',
});
