import * as v from 'valibot';

/**
 * One field of the wire, declared once. It provides the type, a strict schema and a tolerant reader. The strict schema has no transforms;
 * the mocks are checked against it, and the contract document is made from it. In the reader, a missing, null or mistyped field becomes
 * `otherwise`. If a field has no `otherwise`, the whole response is malformed.
 */
export interface Answer<T> {
  readonly strict: Schema<T>;
  readonly reader: Schema<T>;
}
type Schema<T> = v.GenericSchema<T, T>;

/** Builds each schema when it is first read: most calls are never made, and only the contract and the mocks read `strict`. */
class LateAnswer<T> implements Answer<T> {
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
export const answerOf = <T>(strict: () => Schema<T>, reader: () => Schema<T>): Answer<T> =>
  new LateAnswer(strict, reader);

const tolerant = <T>(strict: () => Schema<T>, otherwise: T): Answer<T> => {
  const answer: Answer<T> = answerOf(strict, () => v.fallback(answer.strict, () => otherwise));
  return answer;
};
/** A field that is the same in every entity is one answer for all of them. */
const shared =
  <T>(answer: Answer<T>) =>
  () =>
    answer;

/** An opaque identifier. It is never a number, because numbers above 2^53 would be rounded. It is required: an entity without its id is unusable. */
export const id = shared<string>(
  answerOf(
    () => v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    () => v.pipe(v.string(), v.minLength(1)),
  ),
);
/** Text for display; empty when absent. */
export const text = shared<string>(tolerant(() => v.string(), ''));
/** An id that may be absent; then it is empty. */
export const optionalId = text;
const notEmpty = () => v.pipe(v.string(), v.minLength(1));
/** Text that an entity requires. */
export const requiredText = shared<string>(answerOf(notEmpty, notEmpty));
const notNegative = () => v.pipe(v.number(), v.integer(), v.minValue(0));
/** Money in whole cents. An absent amount is NaN, which is shown as `--` and can be neither summed nor paid. */
export const cents = shared<number>(tolerant(notNegative, Number.NaN));
/** Money in whole cents where an absent amount means none: discounts, refunds, amounts already paid. */
export const centsOrZero = shared<number>(tolerant(notNegative, 0));
/** An integer. */
export const count = (otherwise = 0): Answer<number> => tolerant(() => v.pipe(v.number(), v.integer()), otherwise);
/** A number of things that an entity cannot be used without: to take it for 0 would say that there are none. */
export const requiredCount = shared<number>(answerOf(notNegative, notNegative));
/** A duration in whole minutes; NaN when unknown. */
export const minutes = cents;
/** Any finite number (metres, degrees, yuan per kWh); NaN when unknown. */
export const decimal = shared<number>(tolerant(() => v.pipe(v.number(), v.finite()), Number.NaN));
/** 0 or 1; 0 when absent. */
export const flag = shared<0 | 1>(tolerant(() => v.picklist([0, 1]), 0));
/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; empty when unknown. `domain/time` reads it. */
export const time = shared<string>(
  tolerant(() => v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))]), ''),
);
/** `YYYY-MM-DD`, a day in Shanghai; empty when unknown. */
export const day = shared<string>(
  tolerant(() => v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))]), ''),
);
/** A code from a closed list of numbers. `otherwise` replaces an unknown code; logic must treat it as "in progress", never as success. */
export const code = <const N extends number>(known: readonly N[], otherwise: N): Answer<N> =>
  tolerant(() => v.picklist(known) as unknown as Schema<N>, otherwise);

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
export const list = <T>(element: Answer<T>): Answer<T[]> =>
  answerOf(
    () => v.array(element.strict),
    () =>
      v.fallback(
        v.pipe(
          counted(element),
          v.transform(([kept]) => kept),
        ),
        () => [],
      ) as unknown as Schema<T[]>,
  );

type Fields = Record<string, Answer<unknown>>;
export type Infer<A> = A extends Answer<infer T> ? T : never;
type Shape<F extends Fields> = { -readonly [K in keyof F]: Infer<F[K]> };

/** An object with these fields. Additional fields are dropped. */
export const entity = <const F extends Fields>(fields: F): Answer<Shape<F>> => {
  // The reader sees missing keys as undefined, and v.object passes undefined on to the fallbacks.
  const side = (which: 'strict' | 'reader') => () =>
    v.object(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[which]])),
    ) as unknown as Schema<Shape<F>>;
  return answerOf(side('strict'), side('reader'));
};

/** A part with its own default for when it is absent or unusable. */
export const orElse = <T>(answer: Answer<T>, otherwise: T): Answer<T> =>
  answerOf(
    () => answer.strict,
    () => v.fallback(answer.reader, () => otherwise),
  );

/** An entity that may be absent; then it is null. */
export const maybe = <T>(answer: Answer<T>): Answer<T | null> =>
  answerOf<T | null>(
    () => v.nullable(answer.strict),
    () => v.fallback(v.nullable(answer.reader), () => null),
  );

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
  type Read = Shape<F> & { [K in N]: T[] } & { unread?: number };
  const others = entity(fields);
  const entriesOf = (schema: unknown) => (schema as v.ObjectSchema<v.ObjectEntries, undefined>).entries;
  return answerOf<Read>(
    () => v.object({ [name]: v.array(element.strict), ...entriesOf(others.strict) }) as never,
    () =>
      v.pipe(
        v.object({ [name]: counted(element), ...entriesOf(others.reader) }),
        v.transform((read: Record<string, unknown>) => {
          const [kept, unread] = read[name] as [T[], number];
          return { ...read, [name]: kept, ...(unread > 0 && { unread }) };
        }),
      ) as never,
  );
};

/** `data.results`, with `data.total` when paged. */
export const results = <T>(element: Answer<T>): Answer<Rows<T>> => rowsIn('results', element, { total: count(-1) });

/** A response whose data the app does not use. */
export const nothing = shared<unknown>(answerOf(v.unknown, v.unknown));

/** A token pair on the wire, beside other fields. The transport removes it. */
export const tokenFields = { token: requiredText(), refreshToken: requiredText() };
