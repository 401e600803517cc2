const { createRequire } = require('node:module');
const { css } = require('@mdn/browser-compat-data');
const { isPromised } = require('./promise');

// css-loader brings it.
const postcss = createRequire(require.resolve('css-loader'))('postcss');

const { length } = css.types;
/** Units by the feature that brought them. */
const UNITS = [
  [/\d[sld]v(?:w|h|i|b|min|max)\b/, length.viewport_percentage_units_dynamic],
  [/\dcq(?:w|h|i|b|min|max)\b/, length.container_query_length_units],
];
const TYPES = [css.types, css.types.color, css.types['basic-shape'], css.types.image];

const isMissing = (feature) => feature?.__compat !== undefined && !isPromised(feature.__compat);

/** What of a declaration an oldest browser does not know: the property, a keyword, a function or a unit. */
function missingIn({ prop, value }) {
  const property = css.properties[prop];
  // A custom property can have any value, and one with a prefix is for the engine that knows it.
  if (property === undefined || prop.startsWith('-')) return [];
  if (isMissing(property)) return [prop];
  const words = value.split(/[\s,/()]+/).filter((word) => isMissing(property[word]));
  const functions = [...value.matchAll(/([a-z][\w-]*)\(/g)].filter(([, name]) =>
    isMissing(TYPES.map((type) => type?.[name]).find((type) => type?.__compat !== undefined)),
  );
  const units = UNITS.flatMap(([unit, feature]) => (isMissing(feature) ? (unit.exec(value) ?? []) : []));
  return [...words, ...functions.map(([text]) => `${text})`), ...units].map((part) => `${prop}: ${part}`);
}

/** Selectors that an oldest browser does not know. */
const missingSelectors = (selector) =>
  [...selector.matchAll(/:([a-z][a-z-]*)/g)].flatMap(([text, name]) => (isMissing(css.selectors[name]) ? [text] : []));

const prefixed = (prop) => `-webkit-${prop}`;
/** Another declaration of the rule that all promised browsers read: before it, or with the prefix of WebKit. */
const hasFallback = (declaration) =>
  declaration.parent.nodes.some(
    (other, index, all) =>
      other.type === 'decl' &&
      (other.prop === prefixed(declaration.prop) ||
        (other.prop === declaration.prop && index < all.indexOf(declaration) && missingIn(other).length === 0)),
  );

/** Calls back for what is missing outside of `@supports`, with the node that the oldest browser drops. */
function eachMissing(sheet, found) {
  const isAsked = (node) =>
    node !== undefined && ((node.type === 'atrule' && node.name === 'supports') || isAsked(node.parent));
  sheet.walk((node) => {
    if (isAsked(node)) return;
    if (node.type === 'atrule' && isMissing(css['at-rules'][node.name])) found(node, `@${node.name}`, node.params);
    const isNested = node.type === 'rule' && node.parent.type === 'rule';
    if (isNested && isMissing(css.selectors.nesting)) found(node, '&', node.parent.selector);
    if (node.type === 'rule')
      for (const what of new Set(missingSelectors(node.selector))) found(node, what, node.selector);
    if (node.type === 'decl' && node.parent.type === 'rule')
      for (const what of missingIn(node)) found(node, what, node.parent.selector);
  });
}

/**
 * What of a style sheet Chrome 87 or iOS 14 does not know, and what has no fallback in the same rule. Such a browser drops the declaration; of an
 * unknown selector it drops the whole rule, also for the other selectors of its list.
 *
 * @param {string} text the style sheet
 * @returns {{ what: string, where: string }[]} the feature, and the selectors of its rule
 */
exports.missingStyles = (text) => {
  const missing = [];
  eachMissing(postcss.parse(text), (node, what, where) => {
    if (node.type !== 'decl' || !hasFallback(node)) missing.push({ what, where });
  });
  return missing;
};

/** The style sheet as such a browser reads it: without what it drops. */
exports.withoutMissing = (text) => {
  const sheet = postcss.parse(text);
  const dropped = new Set();
  eachMissing(sheet, (node) => dropped.add(node));
  sheet.walkAtRules('supports', (node) => void dropped.add(node));
  for (const node of dropped) node.remove();
  return sheet.toString();
};
