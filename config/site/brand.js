// The operator's colour: whether it can be read, its shades for night, and the style that carries them.

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

exports.READABLE = READABLE;

/** Whether text and buttons of this colour can be read by day. */
exports.isReadableByDay = (colour) => isReadable(colour, [...DAY, daySoft(colour)]);

/** Has a higher specificity than the token sheet's own rules for light mode, and the same for dark mode. */
exports.styleOf = (brandColor) => {
  if (brandColor === undefined) return '';
  const night = atNight(brandColor);
  const day = `--brand:${brandColor};--brand-fill:${brandColor};--brand-soft:${daySoft(brandColor)}`;
  const dark = `--brand:${night};--brand-fill:${brandColor};--brand-soft:${nightSoft(night)}`;
  return [
    `html:root:root{${day}}`,
    `html:root:root[data-scheme=dark]{${dark}}`,
    `@media(prefers-color-scheme:dark){html:root:root:not([data-scheme=light]){${dark}}}`,
  ].join('');
};
