/** A faulty body that arrives in place of a good response. */
export interface BodyFault {
  readonly name: string;
  readonly bodyOf: (good: { readonly data: unknown }) => { readonly status: number; readonly text: string };
  /** Set if this body tells the app that the driver is not signed in. */
  readonly endsSession?: true;
}

const PAGE = '<!doctype html><title>null</title><h1>undefined NaN</h1>';
const UNKNOWN = { unknownField: { deep: [null] } };

/** The same data, with a field in every object that is not part of the contract. */
function extended(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(extended);
  if (typeof data !== 'object' || data === null) return data;
  return { ...Object.fromEntries(Object.entries(data).map(([name, value]) => [name, extended(value)])), ...UNKNOWN };
}

const text = (bodyOf: (whole: string) => string, status = 200): BodyFault['bodyOf'] => {
  return (good) => ({ status, text: bodyOf(JSON.stringify(good)) });
};
const changed = (change: (good: { readonly data: unknown }) => object, status = 200): BodyFault['bodyOf'] => {
  return (good) => ({ status, text: JSON.stringify(change(good)) });
};

/** Every way in which the body of a response can differ from the contract. */
export const bodyFaults: readonly BodyFault[] = [
  { name: 'malformed JSON', bodyOf: text((whole) => whole.replace(':', ':,')) },
  { name: 'half a body', bodyOf: text((whole) => whole.slice(0, whole.length / 2)) },
  { name: 'a page with 502', bodyOf: text(() => PAGE, 502) },
  { name: 'a page with 200', bodyOf: text(() => PAGE) },
  { name: 'nothing', bodyOf: text(() => '') },
  { name: 'nothing with 204', bodyOf: text(() => '', 204) },
  { name: 'null', bodyOf: text(() => 'null') },
  { name: 'a list', bodyOf: text((whole) => `[${whole}]`) },
  { name: 'a text', bodyOf: text((whole) => JSON.stringify(whole)) },
  { name: 'code "0200"', bodyOf: changed((good) => ({ ...good, code: '0200' })) },
  { name: 'code 401 as a number', bodyOf: changed((good) => ({ ...good, code: 401 })), endsSession: true },
  { name: 'code "401" with 200', bodyOf: changed((good) => ({ ...good, code: '401' })), endsSession: true },
  { name: 'a good body with 401', bodyOf: text((whole) => whole, 401), endsSession: true },
  { name: 'a good body with 403', bodyOf: text((whole) => whole, 403) },
  {
    name: 'nested 20,000 deep',
    bodyOf: text(() => `{"code":"200","data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
  },
  { name: 'data null', bodyOf: changed((good) => ({ ...good, data: null })) },
  { name: 'data missing', bodyOf: changed((good) => ({ ...good, data: undefined })) },
  {
    name: 'data of another type',
    bodyOf: changed((good) => ({ ...good, data: Array.isArray(good.data) ? {} : [42.5] })),
  },
  { name: 'unknown fields', bodyOf: changed((good) => ({ ...good, data: extended(good.data) })) },
];
