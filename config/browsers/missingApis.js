const { api, javascript } = require('@mdn/browser-compat-data');
const { isPromised } = require('./promise');

const { builtins } = javascript;
const isFeature = (name) => name !== '__compat' && !name.endsWith('_event');
const plain = (name) => name.replace(/_static$/, '');

/** The interfaces and built-in objects of the data, by name. Those of Intl stand beside the others. */
const interfaces = new Map(
  [...Object.entries(api), ...Object.entries(builtins), ...Object.entries(builtins.Intl)].filter(([name]) =>
    isFeature(name),
  ),
);

/** By member name: the interfaces that have it, and whether all promised browsers have it there. */
const members = new Map();
const missing = [];
for (const [name, node] of interfaces)
  for (const [member, { __compat: compat }] of Object.entries(node)) {
    if (!isFeature(member) || compat === undefined) continue;
    const known = members.get(plain(member)) ?? new Map();
    members.set(plain(member), known.set(name, isPromised(compat)));
    if (!isPromised(compat)) missing.push([name, plain(member)]);
  }

/** Globals that an oldest promised browser lacks: interfaces, objects and functions. */
const globals = new Set([
  ...[...interfaces].filter(([, { __compat: compat }]) => !isPromised(compat)).map(([name]) => name),
  ...missing.filter(([owner]) => owner === 'Window').map(([, member]) => member),
]);

/** Globals that an oldest promised browser lacks. */
exports.missingGlobals = globals;
/** Members that an oldest promised browser lacks, as [interface, member], static ones and those of instances. */
exports.missingMembers = missing;
/** The names in which at least one interface is missing something. Most names of a program are not among them. */
exports.suspectNames = new Set([...globals, ...missing.map(([, member]) => member)]);

/**
 * Whether an oldest promised browser lacks a member. An interface that it lacks altogether is reported where a program gets hold of it. A mixin of the
 * DOM (`ParentNode`) does not stand in the data: its members stand with the interfaces that have them, or as globals.
 */
exports.isMissing = (owner, member) => {
  if (owner === 'Window') return globals.has(member);
  if (interfaces.has(owner)) return !globals.has(owner) && members.get(member)?.get(owner) === false;
  if (interfaces.has(member)) return globals.has(member);
  const known = members.get(member);
  return known !== undefined && ![...known.values()].includes(true);
};
