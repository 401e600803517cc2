// What an operator sets without a build: one JSON file. Most of it goes into index.html, where the app reads it
// (src/platform/config/runtimeConfig.ts). Colours and framing concern only the document and the headers.
const v = require('valibot');
const loadTypeScript = require('../loadTypeScript');
const { isReadableByDay, READABLE, styleOf } = require('./brand');
const { isOrigin, mustBe, portOf, show, strict } = require('./says');

const ownText = v.check((text) => text.trim() !== '' && !/[\p{Cc}\p{Cf}]/u.test(text));
/** Names that belong to nobody: everything below `com` or `com.cn` would open without a question. */
const NOBODYS = /^(?:[^.]+|(?:ac|co|com|edu|gov|net|org)\.[a-z]{2})$/i;

/**
 * What the app's own schema (`runtimeConfigFieldSchemas`) cannot say: a sentence for each setting, and what only matters where headers are made of it. The app
 * itself replaces what it cannot read by its default, without words.
 */
const told = {
  basePath: ['a path that begins and ends with a slash, like / or /driver/'],
  brandName: ['a name of 1 to 20 characters', ownText],
  driverDealerId: ['at most 64 letters, digits, _ and -'],
  cityName: ['a name of at most 20 characters, like 深圳', ownText],
  place: ['degrees, like {"lng": 114.06, "lat": 22.54}'],
  allowedHosts: [
    'a list of hosts, like ["help.example.com"]',
    v.everyItem(
      (host) => !NOBODYS.test(host),
      ({ input }) => {
        const host = show(input.find((each) => NOBODYS.test(each)));
        return `${host} names no host of anybody, but all below it: name whole hosts, like ["help.example.com"].`;
      },
    ),
  ],
  cashierOrigins: [
    'a list of origins, like ["https://cashier.example", "https://*.pay.example"]',
    v.everyItem(
      (origin) => isOrigin(origin.replace('://*.', '://'), ['https:']) && /^https:\/\/[^/]+\.[^/]+$/.test(origin),
    ),
    v.everyItem((origin) => !NOBODYS.test(origin.replace(/^https:\/\/(?:\*\.)?|:\d+$/g, ''))),
  ],
  knowsRequests: ['true or false'],
  servicePhone: ['at most 20 digits and dashes, like 400-000-0000'],
  mapKey: ['at most 64 letters and digits'],
  mapSecurityCode: ['at most 64 letters and digits'],
  mapVersion: ['a version of AMap 1.4, like 1.4.4'],
  mapApps: ['a list of "amap" and "baidu"'],
  reportUrl: [
    'an https address, like https://report.example/errors',
    v.check((url) => url === '' || (URL.canParse(url) && portOf(url) > 0)),
  ],
};

const documentFields = {
  brandColor: mustBe(
    'written like #0f5fd7',
    v.pipe(
      v.string(),
      v.regex(/^#[0-9a-f]{6}$/i),
      v.check(
        isReadableByDay,
        ({ input }) =>
          `${show(input)} is too light: it must reach a contrast of ${READABLE}:1 on white and on #f2f4f7.`,
      ),
    ),
  ),
  /** Origins that may frame the third-party-embedded build. */
  embeddedIn: mustBe(
    'a list of origins, like ["https://partner.example"]',
    v.array(
      v.pipe(
        v.string(),
        v.check((origin) => isOrigin(origin, ['https:'])),
      ),
    ),
  ),
};

const readFields = () => {
  const { runtimeConfigFieldSchemas } = loadTypeScript('src/platform/config/runtimeConfig.ts');
  const ofApp = Object.entries(runtimeConfigFieldSchemas).map(([name, field]) => {
    const [words, ...checks] = told[name];
    return [name, v.optional(mustBe(words, v.pipe(field, ...checks)))];
  });
  const ofDocument = Object.entries(documentFields).map(([name, field]) => [name, v.optional(field)]);
  return { runtimeConfigFieldSchemas, fields: Object.fromEntries([...ofApp, ...ofDocument]) };
};

/** Loading TypeScript takes a moment. */
let fields;
const settingsOf = () => (fields ??= readFields());

/** The schema of the operator's JSON. Each issue has the setting's name in its path, and a whole sentence as its message. */
exports.operatorSettings = () =>
  strict(settingsOf().fields, {
    unknown: (names) => `there is no such setting. There are: ${names.join(', ')}.`,
    noObject: 'must be one object of settings, like {"brandName": "…"}.',
  });

/** @param {object} settings valid settings, as `operatorSettings` gives them out */
exports.partsOf = (settings) => {
  const { runtimeConfigFieldSchemas } = settingsOf();
  const client = Object.fromEntries(
    Object.entries(settings).filter(([name]) => Object.hasOwn(runtimeConfigFieldSchemas, name)),
  );
  return {
    client,
    style: styleOf(settings.brandColor),
    headers: {
      reportUrl: client.reportUrl ?? '',
      cashierOrigins: client.cashierOrigins ?? [],
      embeddedIn: settings.embeddedIn ?? [],
    },
  };
};

/**
 * @param {object} given the operator's JSON
 * @returns {{ client: object, style: string, headers: { reportUrl: string, cashierOrigins: string[], embeddedIn: string[] }, problems: string[] }} the app's configuration, the
 *   colours as CSS, what the headers need, and one sentence for each field that is wrong or unknown (and left out)
 */
exports.readSiteConfig = (given) => {
  const { success, output, issues = [] } = v.safeParse(exports.operatorSettings(), given, { abortPipeEarly: true });
  if (success) return { ...exports.partsOf(output), problems: [] };
  const wrong = new Map(issues.map(({ path, message }) => [path?.[0].key, message]).reverse());
  const problems = [...wrong].reverse().map(([name, message]) => `${name ?? 'The settings file'}: ${message}`);
  const fine = wrong.has(undefined) ? [] : Object.entries(output).filter(([name]) => !wrong.has(name));
  return { ...exports.partsOf(Object.fromEntries(fine)), problems };
};
