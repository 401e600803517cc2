// What an operator sets without a build: one JSON file. Most of it goes into index.html, where the app reads it
// (src/services/transport/config/runtimeConfig.ts). Colours and framing concern only the document and are read here.
const v = require('valibot');
const loadTypeScript = require('./loadTypeScript');

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const linear = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex) => {
  const [red, green, blue] = channels(hex).map((value) => linear(value / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one, other) => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
/** Mixes two colours: `share` of `one`, the rest of `other`. */
const mix = (share, one, other) => {
  const [from, to] = [channels(one), channels(other)];
  const mixed = from.map((value, at) => Math.round(value * share + to[at] * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
/** The contrast that text needs to be readable in sunlight (WCAG AA). */
const READABLE = 4.5;
const isReadable = (colour, grounds) => grounds.every((ground) => contrast(colour, ground) >= READABLE);

// The backgrounds of src/ui/theme.css on which brand-coloured text appears, and the shares from which its own soft background is mixed.
const DAY = ['#ffffff', '#f2f4f7'];
const NIGHT = ['#0e1013', '#1b1e23'];
const daySoft = (colour) => mix(0.09, colour, '#ffffff');
const nightSoft = (colour) => mix(0.2, colour, '#1b1e23');
/** The same hue, lightened until it is readable in dark mode. */
const atNight = (colour) => {
  const shades = Array.from({ length: 21 }, (_, step) => mix(1 - step / 20, colour, '#ffffff'));
  return shades.find((shade) => isReadable(shade, [...NIGHT, nightSoft(shade)]));
};

const documentFields = {
  /** The operator's colour for links and buttons. The dark-mode colour and the soft backgrounds are derived from it. */
  brandColor: v.pipe(
    v.string(),
    v.regex(/^#[0-9a-f]{6}$/i, 'must be written like #0f5fd7'),
    v.check(
      (colour) => isReadable(colour, [...DAY, daySoft(colour)]),
      `is too light: it must reach a contrast of ${READABLE}:1 on white and on ${DAY[1]}`,
    ),
  ),
  /** Goes into the app's configuration and into the CSP, where a wrong text would end the directive. */
  cashierOrigins: v.array(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+(:\d+)?$/, 'must be origins like https://cashier.example'),
    ),
  ),
  /** Origins that may frame the third-party-embedded build. */
  embeddedIn: v.array(
    v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+(:\d+)?$/, 'must be origins like https://partner.example')),
  ),
};

/** Has a higher specificity than the token sheet's own rules for light mode, and the same for dark mode. */
function styleOf(brandColor) {
  if (brandColor === undefined) return '';
  const night = atNight(brandColor);
  const day = `--brand:${brandColor};--brand-fill:${brandColor};--brand-soft:${daySoft(brandColor)}`;
  const dark = `--brand:${night};--brand-fill:${brandColor};--brand-soft:${nightSoft(night)}`;
  return [
    `html:root:root{${day}}`,
    `html:root:root[data-scheme=dark]{${dark}}`,
    `@media(prefers-color-scheme:dark){html:root:root:not([data-scheme=light]){${dark}}}`,
  ].join('');
}

const NO_OBJECT = 'The settings file must be one object of settings, like {"brandName": "…"}.';

/**
 * @param {object} given the operator's JSON
 * @returns {{ client: object, style: string, headers: { reportUrl: string, cashierOrigins: string[], embeddedIn: string[] }, problems: string[] }} the app's configuration, the
 *   colours as CSS, what the headers need, and one sentence for each field that is wrong or unknown (and left out)
 */
exports.readSiteConfig = (given) => {
  const { runtimeFields } = loadTypeScript('src/services/transport/config/runtimeConfig.ts');
  const problems = [];
  const client = {};
  const ours = {};
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { client, style: '', headers: { reportUrl: '', cashierOrigins: [], embeddedIn: [] }, problems: [NO_OBJECT] };
  for (const [name, value] of Object.entries(given)) {
    const isClient = Object.hasOwn(runtimeFields, name);
    const target = isClient ? client : ours;
    const ownField = isClient ? runtimeFields[name] : undefined;
    const field = Object.hasOwn(documentFields, name) ? documentFields[name] : ownField;
    if (field === undefined) {
      problems.push(`${name}: there is no such setting.`);
      continue;
    }
    const { success, output, issues } = v.safeParse(field, value);
    const tooWide = name === 'allowedHosts' && success ? output.find((host) => !host.includes('.')) : undefined;
    if (tooWide !== undefined)
      problems.push(`${name}: ${JSON.stringify(tooWide)} names no host of anybody, but all below it.`);
    else if (success) target[name] = output;
    else problems.push(`${name}: ${JSON.stringify(value)} cannot be used: ${issues[0].message}.`);
  }
  return {
    client,
    style: styleOf(ours.brandColor),
    headers: {
      reportUrl: client.reportUrl ?? '',
      cashierOrigins: client.cashierOrigins ?? [],
      embeddedIn: ours.embeddedIn ?? [],
    },
    problems,
  };
};
