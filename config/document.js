const HOSTS = ['wechat', 'alipay', 'app'];
const COOKIE = 'mockHost';

const escapeHtml = (text) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * Renders a document as it is sent: with the run-time configuration and, on the mock world, with the script of a pretend host before everything else.
 *
 * @param {string} html as the build wrote it
 * @param {{ client?: object, style?: string, host?: string | null }} options of config/site/operatorSettings.js
 */
exports.renderDocument = (html, { client = {}, style = '', host = null } = {}) => {
  const json = JSON.stringify(client).replace(/</g, '\\u003c');
  const script = host === null ? '' : `<script src="/__mocks/host/${host}.js"></script>`;
  return html
    .replace(
      '<script type="application/json" id="config">{}</script>',
      () => `<script type="application/json" id="config">${json}</script>`,
    )
    .replace(/<title>.*?<\/title>/, (title) =>
      client.brandName === undefined ? title : `<title>${escapeHtml(client.brandName)}</title>`,
    )
    .replace('</head>', () => `${style === '' ? '' : `<style>${style}</style>`}</head>`)
    .replace('<head>', () => `<head>${script}`);
};

/**
 * The pretend host of a request. `?host=wechat|alipay|app` selects it, and a cookie keeps it for every later address until `?host=browser`.
 *
 * @returns {{ host: string | null, cookie: string | null }} the kind of host, null for a plain browser; and a cookie to set
 */
exports.pretendHost = (request) => {
  const asked = new URL(request.url, 'http://localhost').searchParams.get('host');
  const remembered = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1];
  const host = HOSTS.find((kind) => kind === (asked ?? remembered)) ?? null;
  const isNews = asked !== null && (host !== null || asked === 'browser');
  return {
    host,
    cookie: isNews ? `${COOKIE}=${host ?? ''}; Path=/; SameSite=Lax${host === null ? '; Max-Age=0' : ''}` : null,
  };
};

/** True for an address that is answered with index.html: not a call, not a file and not an address of the mock world. */
exports.isScreen = (request, basePath = '/') => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (!['GET', 'HEAD'].includes(request.method) || !`${pathname}/`.startsWith(basePath)) return false;
  const path = pathname.slice(basePath.length - 1);
  return !/^\/(api|assets|__mocks|ws)(\/|$)/.test(path) && !/\.\w+$/.test(path);
};
