import * as v from 'valibot';

import * as wire from './wire';

const isTextual = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Free-form texts by key (host payment parameters), each validated separately: numbers and booleans are converted to
 * text, anything else is dropped.
 */
export const textMap = (): wire.WireSchema<Record<string, string>> =>
  wire.createWireSchema(
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
