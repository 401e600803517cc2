/** The gateway's codes have 32 characters. A shorter one could be guessed, and is a part of one. */
const RECEIPT_CODE = /^[\w-]{24,64}$/;

/** The code of a receipt in an address; undefined if it is none. */
export const receiptCodeIn = (code: string | undefined): string | undefined =>
  code !== undefined && RECEIPT_CODE.test(code) ? code : undefined;
