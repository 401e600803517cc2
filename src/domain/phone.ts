const PREFIX = /^(?:\+86|0086)/;

/** The eleven digits of a number that passes `findPhoneError`, without the country code. */
export const normalizePhone = (phone: string): string => phone.replace(PREFIX, '');

/** `138****5678`; empty for a text that is not a phone number. */
export const maskPhone = (phone: string): string =>
  normalizePhone(phone).replace(
    /^(\d{3})\d{4}(\d{4})$|^.*$/,
    (_whole, head: string | undefined, tail: string | undefined) =>
      head === undefined || tail === undefined ? '' : `${head}****${tail}`,
  );
