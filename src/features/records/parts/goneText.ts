/** Of a thing that an address names and that is not there, where the server says no more. */
export const GONE_TEXT = '没有找到，链接可能已失效';
