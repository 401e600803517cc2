const PREFIX = /^(?:\+86|0086)/;

/** The eleven digits of a number that passes `checkPhone`. */
export const plainPhone = (phone: string): string => phone.replace(PREFIX, '');

/** `138****5678`; a text that is no phone number is not shown at all. */
export const maskPhone = (phone: string): string =>
  plainPhone(phone).replace(
    /^(\d{3})\d{4}(\d{4})$|^.*$/,
    (_whole, head: string | undefined, tail: string | undefined) =>
      head === undefined || tail === undefined ? '' : `${head}****${tail}`,
  );
