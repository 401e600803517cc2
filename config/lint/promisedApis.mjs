import { createRequire } from 'node:module';

const { isMissing, missingGlobals, suspectNames } = createRequire(import.meta.url)('../browsers/missingApis.js');

/** The interface that declares a symbol, without the suffix that TypeScript's own files give to constructors; undefined for a global. */
function ownerOf(declaration) {
  for (let { parent } = declaration; parent !== undefined; parent = parent.parent) {
    // `declare var AbortSignal: { timeout(…): AbortSignal }` is a type without a name in a variable.
    const isNamed = parent.name !== undefined && parent.members !== undefined;
    if (isNamed || (parent.type?.members !== undefined && parent.name !== undefined))
      return parent.name.text.replace(/Constructor$/, '');
  }
  return undefined;
}

/** Whether this use asks whether the browser has it, or can do no harm: a property that is only set. */
function isQuestion(node) {
  const { parent } = node;
  if (parent.type === 'UnaryExpression') return parent.operator === 'typeof';
  if (parent.type === 'CallExpression') return parent.optional && parent.callee === node;
  if (parent.type === 'MemberExpression') return parent.optional && parent.object === node;
  if (parent.type === 'AssignmentExpression') return parent.left === node;
  return parent.type === 'BinaryExpression' && /^[!=]==?$/.test(parent.operator);
}

/**
 * Refuses what the oldest browsers of `browserslist` lack: globals, and members of built-in objects and of the DOM, by the type of the object. It is
 * allowed in a file that asks whether the browser has it: `typeof`, a comparison, `?.` or `'name' in …`. The rule also refuses regular expressions
 * that such a browser cannot parse.
 */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'Chrome 87 or iOS 14 lacks {{what}}. Use what they have, or ask whether it is there (`in`, typeof, ?.).',
      pattern: 'iOS 14 cannot parse this regular expression: no lookbehind, and no flag d or v.',
    },
  },
  create(context) {
    const { parserServices: services } = context.sourceCode;
    const found = [];
    const asked = new Set();
    const isOutside = (declaration) => {
      const file = declaration.getSourceFile();
      return services.program.isSourceFileDefaultLibrary(file) || file.fileName.includes('/@types/node/');
    };
    const check = (node, symbol) => {
      const declaration = symbol?.declarations?.find(isOutside);
      if (declaration === undefined) return;
      const owner = ownerOf(declaration);
      const isLacking = owner === undefined ? missingGlobals.has(symbol.name) : isMissing(owner, symbol.name);
      if (!isLacking) return;
      if (isQuestion(node)) asked.add(symbol.name);
      else found.push([node, symbol.name, owner]);
    };
    return {
      MemberExpression(node) {
        if (!node.computed && suspectNames.has(node.property.name))
          check(node, services.getSymbolAtLocation(node.property));
      },
      Identifier(node) {
        if (!missingGlobals.has(node.name)) return;
        const { parent } = node;
        const isName =
          (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
          (parent.type === 'Property' && parent.key === node && !parent.shorthand) ||
          parent.type.startsWith('TS');
        if (!isName) check(node, services.getSymbolAtLocation(node));
      },
      'ObjectPattern > Property'(node) {
        if (node.computed || !suspectNames.has(node.key.name)) return;
        check(node.key, services.getTypeAtLocation(node.parent).getProperty(node.key.name));
      },
      'BinaryExpression[operator="in"] > Literal.left'(node) {
        asked.add(node.value);
      },
      'Literal[regex]'(node) {
        if (/\(\?<[=!]/.test(node.regex.pattern) || /[dv]/.test(node.regex.flags))
          context.report({ node, messageId: 'pattern' });
      },
      'Program:exit'() {
        for (const [node, name, owner] of found)
          if (!asked.has(name))
            context.report({ node, messageId: 'missing', data: { what: owner ? `${owner}.${name}` : name } });
      },
    };
  },
};

export default { rules: { 'promised-apis': rule } };
