import * as v from 'valibot';

import { parseJson } from '@/lib/parseJson';

import { DEFAULTS } from './runtimeDefaults';

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

/**
 * What an operator sets without a build. The server writes it into index.html as a JSON block; what is absent or wrong falls
 * back to a safe value, field by field.
 */
const schema = v.object({
  /** Where the app lives; calls go to `basePath + 'api/'`. Starts and ends with a slash. */
  basePath: v.fallback(v.pipe(v.string(), v.regex(/^\/([\w-]+\/)*$/)), DEFAULTS.basePath),
  brandName: v.fallback(v.pipe(v.string(), v.minLength(1), v.maxLength(20)), DEFAULTS.brandName),
  driverDealerId: v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)), DEFAULTS.driverDealerId),
  /** The fixed city of the banner call (Specification section 7: not the located city). */
  cityName: v.fallback(v.pipe(v.string(), v.maxLength(20)), DEFAULTS.cityName),
  /** GCJ-02 degrees: where "nearby" means until the driver's place is known. */
  place: v.fallback(
    v.object({
      lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    }),
    DEFAULTS.place,
  ),
  /** Outside hosts that may be opened without asking; subdomains included. */
  allowedHosts: v.fallback(v.array(v.pipe(v.string(), v.regex(HOST))), []),
  servicePhone: v.fallback(v.pipe(v.string(), v.regex(/^[\d-]{0,20}$/)), ''),
});

export type RuntimeConfig = v.InferOutput<typeof schema>;

/** Reads the JSON block; never throws. */
export function readRuntimeConfig(text: string | null | undefined): RuntimeConfig {
  const result = v.safeParse(schema, parseJson(text ?? '{}') ?? {});
  return result.success ? result.output : v.parse(schema, {});
}
