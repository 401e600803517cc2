import * as v from 'valibot';

import { parseJson } from '@/lib/parseJson';

import { DEFAULTS } from './runtimeDefaults';

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

/** What an operator sets without a build, field by field; `config/siteConfig.js` refuses what does not fit before it is served. */
export const runtimeFields = {
  /** Where the app lives; calls go to `basePath + 'api/'`. Starts and ends with a slash. */
  basePath: v.pipe(v.string(), v.regex(/^\/([\w-]+\/)*$/)),
  brandName: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  driverDealerId: v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)),
  /** The fixed city of the banner call (Rule 8.1: not the located one). */
  cityName: v.pipe(v.string(), v.maxLength(20)),
  /** GCJ-02 degrees: where "nearby" means until the driver's place is known. */
  place: v.object({
    lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  }),
  /** Outside hosts that may be opened without asking; subdomains included. */
  allowedHosts: v.array(v.pipe(v.string(), v.regex(HOST))),
  servicePhone: v.pipe(v.string(), v.regex(/^[\d-]{0,20}$/)),
  /** AMap's key where the server's getAk gives none; without either the map is a plan. */
  mapKey: v.pipe(v.string(), v.regex(/^\w{0,64}$/)),
  /** AMap's security code of that key (安全密钥), which newer keys ask for; it is public as the key is. */
  mapSecurityCode: v.pipe(v.string(), v.regex(/^\w{0,64}$/)),
  /** AMap's 1.4 line. */
  mapVersion: v.pipe(v.string(), v.regex(/^1\.4\.\d{1,2}$/)),
  /** The map apps that navigation offers where the server leaves the choice to the driver. */
  mapApps: v.array(v.picklist(['amap', 'baidu'])),
  /** Redacted reports go here; nothing is sent while it is empty. */
  reportUrl: v.pipe(v.string(), v.regex(/^(https:\/\/[\w.:-]+\/\S*)?$/)),
};

type Fields = typeof runtimeFields;
export type RuntimeConfig = { -readonly [Name in keyof Fields]: v.InferOutput<Fields[Name]> };

const defaults: RuntimeConfig = {
  ...DEFAULTS,
  allowedHosts: [],
  servicePhone: '',
  mapKey: '',
  mapSecurityCode: '',
  mapVersion: '1.4.4',
  mapApps: ['amap', 'baidu'],
  reportUrl: '',
};

/** Reads the JSON block that the server wrote into index.html; what is absent or wrong falls back to a safe value. Never throws. */
export function readRuntimeConfig(text: string | null | undefined): RuntimeConfig {
  const given = parseJson(text ?? '') as Partial<Record<string, unknown>> | null | undefined;
  const read = Object.entries(runtimeFields).map(([name, field]) => {
    const { success, output } = v.safeParse(field, given?.[name]);
    return [name, success ? output : defaults[name as keyof Fields]];
  });
  return Object.fromEntries(read) as RuntimeConfig;
}
