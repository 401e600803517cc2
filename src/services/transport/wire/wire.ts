import * as v from 'valibot';

/**
 * One field of the wire, declared once. It provides the type, a strict schema and a tolerant reader. The strict schema has no transforms;
 * the mocks are checked against it, and the contract document is made from it. In the reader, a missing, null or mistyped field becomes
 * `otherwise`. If a field has no `otherwise`, the whole response is malformed.
 */
export interface Answer<T> {
  readonly strict: v.GenericSchema<T, T>;
  readonly reader: v.GenericSchema<T, T>;
}

const tolerant = <T>(strict: v.GenericSchema<T, T>, otherwise: T): Answer<T> => ({
  strict,
  reader: v.fallback(strict, () => otherwise),
});

/** An opaque identifier. It is never a number, because numbers above 2^53 would be rounded. It is required: an entity without its id is unusable. */
export const id = (): Answer<string> => ({
  strict: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  reader: v.pipe(v.string(), v.minLength(1)),
});
/** An id that may be absent; then it is empty. */
export const optionalId = (): Answer<string> => tolerant(v.string(), '');
/** Text for display; empty when absent. */
export const text = (): Answer<string> => tolerant(v.string(), '');
/** Text that an entity requires. */
export const requiredText = (): Answer<string> => ({
  strict: v.pipe(v.string(), v.minLength(1)),
  reader: v.pipe(v.string(), v.minLength(1)),
});
/** Money in whole cents. An absent amount is NaN, which is shown as `--` and can be neither summed nor paid. */
export const cents = (): Answer<number> => tolerant(v.pipe(v.number(), v.integer(), v.minValue(0)), Number.NaN);
/** Money in whole cents where an absent amount means none: discounts, refunds, amounts already paid. */
export const centsOrZero = (): Answer<number> => tolerant(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
/** An integer. */
export const count = (otherwise = 0): Answer<number> => tolerant(v.pipe(v.number(), v.integer()), otherwise);
/** A duration in whole minutes; NaN when unknown. */
export const minutes = (): Answer<number> => tolerant(v.pipe(v.number(), v.integer(), v.minValue(0)), Number.NaN);
/** Any finite number (metres, degrees, yuan per kWh); NaN when unknown. */
export const decimal = (): Answer<number> => tolerant(v.pipe(v.number(), v.finite()), Number.NaN);
/** 0 or 1; 0 when absent. */
export const flag = (): Answer<0 | 1> => tolerant(v.picklist([0, 1]), 0);
/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; empty when unknown. `domain/time` reads it. */
export const time = (): Answer<string> =>
  tolerant(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))]), '');
/** `YYYY-MM-DD`, a day in Shanghai; empty when unknown. */
export const day = (): Answer<string> =>
  tolerant(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))]), '');
/** A code from a closed list of numbers. `otherwise` replaces an unknown code; logic must treat it as "in progress", never as success. */
export const code = <const N extends number>(known: readonly N[], otherwise: N): Answer<N> =>
  tolerant(v.picklist(known) as unknown as v.GenericSchema<N, N>, otherwise);

/** `code` for what the first load declares: the call lists the values, and the names stay out of the first load. A test checks that both agree. */
export type CodeOf<Names> = Names[keyof Names];

/** Marks an unusable element until it is removed. */
const dropped: unknown = Symbol();

/** The usable elements of a list, and how many were dropped. A list of another type counts as one element that is unusable. */
const counted = <T>(element: Answer<T>) =>
  v.fallback(
    v.pipe(
      v.array(v.fallback(element.reader, () => dropped as never)),
      v.transform((all): [T[], number] => {
        const kept = all.filter((one) => one !== dropped);
        // The store takes a frozen array as it is. Otherwise it would walk through each field of 999 bills, twice, before they are shown.
        return [Object.freeze(kept) as T[], all.length - kept.length];
      }),
    ),
    (sent): [T[], number] => [[], sent?.value == null ? 0 : 1],
  );

/** A list. An absent one is empty. An unusable element is dropped, and the others stay. */
export const list = <T>(element: Answer<T>): Answer<T[]> => ({
  strict: v.array(element.strict),
  reader: v.fallback(
    v.pipe(
      counted(element),
      v.transform(([kept]) => kept),
    ),
    () => [],
  ),
});

type Fields = Record<string, Answer<unknown>>;
export type Infer<A> = A extends Answer<infer T> ? T : never;
type Shape<F extends Fields> = { -readonly [K in keyof F]: Infer<F[K]> };

/** An object with these fields. Additional fields are dropped. */
export const entity = <const F extends Fields>(fields: F): Answer<Shape<F>> => {
  const side = (which: 'strict' | 'reader') =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[which]]));
  // The reader sees missing keys as undefined, and v.object passes undefined on to the fallbacks.
  return {
    strict: v.object(side('strict')) as unknown as v.GenericSchema<Shape<F>, Shape<F>>,
    reader: v.object(side('reader')) as unknown as v.GenericSchema<Shape<F>, Shape<F>>,
  };
};

/** A part with its own default for when it is absent or unusable. */
export const orElse = <T>({ strict, reader }: Answer<T>, otherwise: T): Answer<T> => ({
  strict,
  reader: v.fallback(reader, () => otherwise),
});

/** An entity that may be absent; then it is null. */
export const maybe = <T>(answer: Answer<T>): Answer<T | null> => ({
  strict: v.nullable(answer.strict),
  reader: v.fallback(v.nullable(answer.reader), () => null),
});

/** The rows of a response. `unread` is the number of rows that the server sent and the reader could not use; absent if there are none. */
export interface Rows<T> {
  results: T[];
  total: number;
  unread?: number;
}

/** A response with rows in the field `name`, beside other fields. Rows that cannot be read are counted. */
export const rowsIn = <T, const N extends string, F extends Fields>(
  name: N,
  element: Answer<T>,
  fields: F,
): Answer<Shape<F> & { [K in N]: T[] } & { unread?: number }> => {
  const others = entity(fields);
  const rest = (others.reader as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries;
  const strict = (others.strict as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries;
  return {
    strict: v.object({ [name]: v.array(element.strict), ...strict }),
    reader: v.pipe(
      v.object({ [name]: counted(element), ...rest }),
      v.transform((read: Record<string, unknown>) => {
        const [kept, unread] = read[name] as [T[], number];
        return { ...read, [name]: kept, ...(unread > 0 && { unread }) };
      }),
    ),
  } as never;
};

/** `data.results`, with `data.total` when paged. */
export const results = <T>(element: Answer<T>): Answer<Rows<T>> => rowsIn('results', element, { total: count(-1) });

/** A response whose data the app does not use. */
export const nothing = (): Answer<unknown> => ({ strict: v.unknown(), reader: v.unknown() });

/** A token pair on the wire, beside other fields. The transport removes it. */
export const tokenFields = { token: requiredText(), refreshToken: requiredText() };
