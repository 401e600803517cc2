/** The coupon code in the content of a QR code, with which its offer is queried; undefined if there is none. */
export const parseCouponCode = (content: string): string | undefined => /[?&]code=([\w-]+)/.exec(content)?.[1];

/** The content to encode: a complete URL, so that any scanner opens it. The server may send a path of the app. */
export const toScannableUrl = (content: string, origin: string, basePath: string): string =>
  content.startsWith('/') && !content.startsWith('//') ? `${origin}${basePath}${content.slice(1)}` : content;
