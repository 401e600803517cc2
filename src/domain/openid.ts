/** The shape of an openid: an id of the host for its user. */
export const isOpenid = (text: string): boolean => /^[\w-]{6,64}$/.test(text);
