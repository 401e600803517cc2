import * as v from 'valibot';

/**
 * The schema of a field or an object on the wire, declared once. It provides the type, a strict schema and a tolerant
 * reader. The strict schema has no transforms; the mocks are checked against it, and the contract document is
 * generated from it. In the reader, a missing, null or mistyped field gets its fallback. Without a fallback, the
 * complete response is malformed.
 */
export interface WireSchema<T> {
  readonly strict: Schema<T>;
  readonly reader: Schema<T>;
}
type Schema<T> = v.GenericSchema<T, T>;

/** Builds each schema on first use: most calls are never made, and only the contract and the mocks use `strict`. */
class LazyWireSchema<T> implements WireSchema<T> {
  private strictMade: Schema<T> | undefined;
  private readerMade: Schema<T> | undefined;
  private readonly makeStrict: () => Schema<T>;
  private readonly makeReader: () => Schema<T>;

  constructor(makeStrict: () => Schema<T>, makeReader: () => Schema<T>) {
    this.makeStrict = makeStrict;
    this.makeReader = makeReader;
  }

  get strict(): Schema<T> {
    return (this.strictMade ??= this.makeStrict());
  }

  get reader(): Schema<T> {
    return (this.readerMade ??= this.makeReader());
  }
}
export const createWireSchema = <T>(strict: () => Schema<T>, reader: () => Schema<T>): WireSchema<T> =>
  new LazyWireSchema(strict, reader);

const withFallback = <T>(strict: () => Schema<T>, fallback: T): WireSchema<T> => {
  const schema: WireSchema<T> = createWireSchema(strict, () => v.fallback(schema.strict, () => fallback));
  return schema;
};
/** Shares one schema among all entities that use the field. */
const shareSchema =
  <T>(schema: WireSchema<T>) =>
  () =>
    schema;

/**
 * An opaque identifier. It is never a number, because numbers above 2^53 would be rounded. Required: an entity without
 * its id is unusable.
 */
export const id = shareSchema<string>(
  createWireSchema(
    () => v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    () => v.pipe(v.string(), v.minLength(1)),
  ),
);
/** Text for display; empty when absent. */
export const text = shareSchema<string>(withFallback(() => v.string(), ''));
/** An optional id; empty when absent. */
export const optionalId = text;
const nonEmptyString = () => v.pipe(v.string(), v.minLength(1));
/** Required, non-empty text. */
export const requiredText = shareSchema<string>(createWireSchema(nonEmptyString, nonEmptyString));
const nonNegativeInteger = () => v.pipe(v.number(), v.integer(), v.minValue(0));
/** Money in whole cents. An absent amount is NaN, which is shown as `--` and can be neither summed nor paid. */
export const cents = shareSchema<number>(withFallback(nonNegativeInteger, Number.NaN));
/** Money in whole cents that is 0 when absent: discounts, refunds, amounts already paid. */
export const centsOrZero = shareSchema<number>(withFallback(nonNegativeInteger, 0));
/** An integer. */
export const count = (fallback = 0): WireSchema<number> =>
  withFallback(() => v.pipe(v.number(), v.integer()), fallback);
/** A required count: treating an absent one as 0 would mean that there are none. */
export const requiredCount = shareSchema<number>(createWireSchema(nonNegativeInteger, nonNegativeInteger));
/** A duration in whole minutes; NaN when unknown. */
export const minutes = cents;
/** Any finite number (metres, degrees, yuan per kWh); NaN when unknown. */
export const decimal = shareSchema<number>(withFallback(() => v.pipe(v.number(), v.finite()), Number.NaN));
/** 0 or 1; 0 when absent. */
export const flag = shareSchema<0 | 1>(withFallback(() => v.picklist([0, 1]), 0));
/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; empty when unknown. `domain/time` reads it. */
export const dateTime = shareSchema<string>(
  withFallback(
    () => v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))]),
    '',
  ),
);
/** `YYYY-MM-DD`, a day in Shanghai; empty when unknown. */
export const day = shareSchema<string>(
  withFallback(() => v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))]), ''),
);
/**
 * A code from a closed list of numbers. `fallback` replaces an unknown code; logic must treat it as "in progress",
 * never as success.
 */
export const enumCode = <const N extends number>(known: readonly N[], fallback: N): WireSchema<N> =>
  withFallback(() => v.picklist(known) as unknown as Schema<N>, fallback);

/**
 * `code` for schemas of the first load: list the literal values typed as `CodeOf`, so that the names stay out of the
 * first load. A test checks that both agree.
 */
export type CodeOf<Names> = Names[keyof Names];

/** Marks an unusable element until it is removed. */
const UNUSABLE: unknown = Symbol();

/** The usable elements of a list, and how many were dropped. A value that is no list counts as one unusable element. */
const countUsable = <T>(element: WireSchema<T>) =>
  v.fallback(
    v.pipe(
      v.array(v.fallback(element.reader, () => UNUSABLE as never)),
      v.transform((all): [T[], number] => {
        const usable = all.filter((item) => item !== UNUSABLE);
        // Immer does not traverse a frozen array. Otherwise it would visit each field of up to 999 bills before they
        // are shown.
        return [Object.freeze(usable) as T[], all.length - usable.length];
      }),
    ),
    (dataset): [T[], number] => [[], dataset?.value == null ? 0 : 1],
  );

/** A list; empty when absent. Unusable elements are dropped. */
export const list = <T>(element: WireSchema<T>): WireSchema<T[]> =>
  createWireSchema(
    () => v.array(element.strict),
    () =>
      v.fallback(
        v.pipe(
          countUsable(element),
          v.transform(([usable]) => usable),
        ),
        () => [],
      ) as unknown as Schema<T[]>,
  );

type Fields = Record<string, WireSchema<unknown>>;
export type Infer<A> = A extends WireSchema<infer T> ? T : never;
type Shape<F extends Fields> = { -readonly [K in keyof F]: Infer<F[K]> };

/** An object with these fields. Additional fields are dropped. */
export const entity = <const F extends Fields>(fields: F): WireSchema<Shape<F>> => {
  // The reader sees missing keys as undefined, and v.object passes undefined on to the fallbacks.
  const buildObject = (variant: 'strict' | 'reader') => () =>
    v.object(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[variant]])),
    ) as unknown as Schema<Shape<F>>;
  return createWireSchema(buildObject('strict'), buildObject('reader'));
};

/** A nested object with a default for when it is absent or unusable. */
export const withDefault = <T>(schema: WireSchema<T>, fallback: T): WireSchema<T> =>
  createWireSchema(
    () => schema.strict,
    () => v.fallback(schema.reader, () => fallback),
  );

/** An optional entity; null when absent or unusable. */
export const nullable = <T>(schema: WireSchema<T>): WireSchema<T | null> =>
  createWireSchema<T | null>(
    () => v.nullable(schema.strict),
    () => v.fallback(v.nullable(schema.reader), () => null),
  );

/** The rows of a response. `unread` is the number of rows that were sent but are unusable; absent if there are none. */
export interface WireRows<T> {
  results: T[];
  total: number;
  unread?: number;
}

/** A response with rows in the field `name`, beside other fields. Unusable rows are counted. */
export const rowsInField = <T, const N extends string, F extends Fields>(
  name: N,
  element: WireSchema<T>,
  fields: F,
): WireSchema<Shape<F> & { [K in N]: T[] } & { unread?: number }> => {
  type Read = Shape<F> & { [K in N]: T[] } & { unread?: number };
  const otherFields = entity(fields);
  const getEntries = (schema: unknown) => (schema as v.ObjectSchema<v.ObjectEntries, undefined>).entries;
  return createWireSchema<Read>(
    () => v.object({ [name]: v.array(element.strict), ...getEntries(otherFields.strict) }) as never,
    () =>
      v.pipe(
        v.object({ [name]: countUsable(element), ...getEntries(otherFields.reader) }),
        v.transform((read: Record<string, unknown>) => {
          const [usable, unread] = read[name] as [T[], number];
          return { ...read, [name]: usable, ...(unread > 0 && { unread }) };
        }),
      ) as never,
  );
};

/** `data.results`, with `data.total` when paged. */
export const results = <T>(element: WireSchema<T>): WireSchema<WireRows<T>> =>
  rowsInField('results', element, { total: count(-1) });

/** A response whose data the app does not use. */
export const ignoredData = shareSchema<unknown>(createWireSchema(v.unknown, v.unknown));

/** A token pair on the wire, beside other fields. The transport removes it. */
export const tokenFields = { token: requiredText(), refreshToken: requiredText() };
