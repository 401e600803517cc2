/** The gateway's codes have 32 characters. A shorter one could be guessed, or is a truncated code. */
const RECEIPT_CODE = /^[\w-]{24,64}$/;

/** The receipt code of an address; undefined if it is invalid. */
export const toValidReceiptCode = (code: string | undefined): string | undefined =>
  code !== undefined && RECEIPT_CODE.test(code) ? code : undefined;
