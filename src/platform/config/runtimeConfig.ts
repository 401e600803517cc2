import * as v from 'valibot';

import { parseJson } from '@/lib/parseJson';

import { RUNTIME_CONFIG_DEFAULTS } from './runtimeDefaults';

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

/**
 * The settings that an operator can change without a build. `config/site/operatorSettings.js` rejects invalid ones
 * before the site is served.
 */
export const runtimeConfigFieldSchemas = {
  /** The base path of the app; calls go to `basePath + 'api/'`. It starts and ends with a slash. */
  basePath: v.pipe(v.string(), v.regex(/^\/([\w-]+\/)*$/)),
  brandName: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  driverDealerId: v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)),
  /** The fixed city of the banner call (Rule 8.1: not the driver's location). */
  cityName: v.pipe(v.string(), v.maxLength(20)),
  /** GCJ-02 degrees: the reference point of "nearby" until the driver's location is known. */
  place: v.object({
    lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  }),
  /** External hosts, including subdomains, that open without a confirmation. */
  allowedHosts: v.array(v.pipe(v.string(), v.regex(HOST))),
  /**
   * Origins of cashiers that a payment form may be sent to, besides Alipay's. The CSP's form-action allows them and
   * their redirects.
   */
  cashierOrigins: v.array(v.string()),
  /**
   * The gateway treats a repeated `payCharges` with the same requestId as the same payment. Otherwise the payment must
   * be confirmed by a lookup.
   */
  knowsRequests: v.boolean(),
  servicePhone: v.pipe(v.string(), v.regex(/^[\d-]{0,20}$/)),
  /** AMap's key, used if the server's getAk gives none. Without any key, the plan is shown instead of the map. */
  mapKey: v.pipe(v.string(), v.regex(/^\w{0,64}$/)),
  /** AMap's security code for that key (安全密钥), which newer keys need. It is public, like the key. */
  mapSecurityCode: v.pipe(v.string(), v.regex(/^\w{0,64}$/)),
  /** A version of AMap's 1.4 line. */
  mapVersion: v.pipe(v.string(), v.regex(/^1\.4\.\d{1,2}$/)),
  /** The map apps that navigation offers if the server leaves the choice to the driver. */
  mapApps: v.array(v.picklist(['amap', 'baidu'])),
  /** Redacted error reports are sent here; none are sent while it is empty. */
  reportUrl: v.pipe(v.string(), v.regex(/^(https:\/\/[\w.:-]+\/\S*)?$/)),
};

type Fields = typeof runtimeConfigFieldSchemas;
export type RuntimeConfig = { -readonly [Name in keyof Fields]: v.InferOutput<Fields[Name]> };

const defaults: RuntimeConfig = {
  ...RUNTIME_CONFIG_DEFAULTS,
  allowedHosts: [],
  cashierOrigins: [],
  knowsRequests: false,
  servicePhone: '',
  mapKey: '',
  mapSecurityCode: '',
  mapVersion: '1.4.4',
  mapApps: ['amap', 'baidu'],
  reportUrl: '',
};

/**
 * Reads the JSON block that the server wrote into index.html. Missing or invalid values get a safe default. Never
 * throws.
 */
export function readRuntimeConfig(text: string | null | undefined): RuntimeConfig {
  const values = parseJson(text ?? '') as Partial<Record<string, unknown>> | null | undefined;
  const entries = Object.entries(runtimeConfigFieldSchemas).map(([name, field]) => {
    const { success, output } = v.safeParse(field, values?.[name]);
    return [name, success ? output : defaults[name as keyof Fields]];
  });
  return Object.fromEntries(entries) as RuntimeConfig;
}
