import * as v from 'valibot';

import { type Answer, answerOf } from './wire';

const isTextual = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Free-form texts by key (host payment parameters), each read by itself: numbers and booleans become texts, anything else is left out. */
export const textMap = (): Answer<Record<string, string>> =>
  answerOf(
    () => v.record(v.string(), v.string()),
    () =>
      v.fallback(
        v.pipe(
          v.record(v.string(), v.unknown()),
          v.transform((all) =>
            Object.fromEntries(
              Object.entries(all).flatMap(([key, value]) => (isTextual(value) ? [[key, String(value)]] : [])),
            ),
          ),
        ),
        () => ({}),
      ) as unknown as v.GenericSchema<Record<string, string>, Record<string, string>>,
  );
