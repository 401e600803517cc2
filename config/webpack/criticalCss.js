const { readFileSync } = require('node:fs');
const path = require('node:path');

const CRITICAL = path.join(__dirname, 'critical.css');
const RECEIPT = path.join(__dirname, 'receipt.css');
const THEME = path.resolve(__dirname, '../../src/ui/theme.css');

const BADGE = path.resolve(__dirname, '../../src/ui/plate/PlateBadge.module.css');

const squeeze = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/ \+ (?=[^;}]*\{)/g, '+') // between selectors; in calc() the spaces count
    .replace(/ ([*/]) (?=[^{]*\})/g, '$1') // in calc(); between selectors the spaces count
    .replace(/ !/g, '!')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .replace(/\( | \)/g, (bracket) => bracket.trim())
    .replace(/=(['"])([a-z]+)\1/g, '=$2')
    .replace(/#(\w)\1(\w)\2(\w)\3\b/g, '#$1$2$3')
    .replace(/\b0\./g, '.')
    .trim();
const namesIn = (css) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);

/** The blocks of the token sheet, reduced to the tokens that `css` needs, directly or through other tokens. */
function tokensFor(css, theme) {
  const blocks = [...theme.matchAll(/(?:@media ([^{]+)\{)?(html:root[^{]*)\{([^{}]*)\}/g)].map(
    ([, media, selector, body]) => ({
      media,
      selector,
      tokens: body
        .split(';')
        .map((line) => line.split(/:(.*)/s))
        .filter(([name]) => name.startsWith('--')),
    }),
  );
  const needed = new Set(namesIn(css));
  for (const name of needed) {
    const values = blocks.flatMap(({ tokens }) => tokens.filter(([own]) => own === name).map(([, value]) => value));
    values.flatMap(namesIn).forEach((other) => needed.add(other));
  }
  return blocks
    .map(({ media, selector, tokens }) => {
      const kept = tokens.filter(([name]) => needed.has(name)).map(([name, value]) => `${name}:${value}`);
      const block = kept.length === 0 ? '' : `${selector}{${kept.join(';')}}`;
      return media === undefined || block === '' ? block : `@media ${media}{${block}}`;
    })
    .join('');
}

/** A token with one value everywhere is written where it is used: shorter than a name, a declaration and a `var()`. */
function inlined(css) {
  const all = [...css.matchAll(/[{;](--[\w-]+):([^;}]+)/g)];
  return all
    .filter(([, name, value]) => !/var\(|env\(/.test(value) && all.filter(([, other]) => other === name).length === 1)
    .reduce(
      (text, [, name, value]) =>
        text
          .replace(new RegExp(`(?<=[{;])${name}:[^;}]+;?`), '')
          .split(`var(${name})`)
          .join(value),
      css,
    );
}

exports.files = [CRITICAL, RECEIPT, BADGE, THEME];

const read = (file) => squeeze(readFileSync(file, 'utf8'));

/** The colour rules of each plate colour. The shape of the badge comes from the app. */
const plateColours = () =>
  read(BADGE)
    .match(/[^{}]+\{[^}]*\}/g)
    .filter((rule) => !/^\.(plate|large)\b/.test(rule));

const withTokens = (css) => tokensFor(css, read(THEME)) + css;

/** The styles in index.html until the stylesheet has loaded: the skeleton's rules, the plate's, and the tokens of src/ui/theme.css that they use. */
exports.criticalCss = () => inlined(withTokens(read(CRITICAL) + read(BADGE)));

/** All styles of goldPlan.html. */
exports.receiptCss = () => withTokens([read(RECEIPT), ...plateColours()].join(''));
