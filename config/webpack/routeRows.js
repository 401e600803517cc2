const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const babel = require('@babel/core');

const src = path.resolve(__dirname, '../../src');
const PATHS = path.join(src, 'navigation/paths.ts');
const LANDINGS = path.join(src, 'app/early/landingsByAddress.ts');

/** The files of the route rows: `routes.ts` and `lazyRoutes.ts` of every area. */
const rowFiles = () =>
  readdirSync(path.join(src, 'features')).flatMap((area) =>
    ['routes.ts', 'lazyRoutes.ts']
      .filter((name) => readdirSync(path.join(src, 'features', area)).includes(name))
      .map((name) => path.join(src, 'features', area, name)),
  );

const parse = (file) =>
  babel.parseSync(readFileSync(file, 'utf8'), {
    configFile: false,
    babelrc: false,
    filename: file,
    parserOpts: { plugins: ['typescript'] },
  });

/** A spread is the list of `asNamed`: addresses that are spelled like their names. */
const fieldsOf = (object) =>
  new Map(
    object.properties.flatMap(({ key, value, argument }) =>
      argument === undefined
        ? [[key.name ?? key.value, value]]
        : argument.arguments.map((name) => [name.value, { value: `/${name.value}` }]),
    ),
  );

/** The fields of an object that a file declares as a constant. */
function constantIn(file, name) {
  let found;
  babel.traverse(parse(file), {
    VariableDeclarator({ node: { id, init } }) {
      if (id.name === name) found = fieldsOf(init.expression ?? init);
    },
  });
  if (found === undefined) throw new Error(`routeRows: no ${name} in ${file}.`);
  return found;
}

/** The addresses of navigation/paths without their leading slash, by path name. */
const addresses = () => new Map([...constantIn(PATHS, 'paths')].map(([name, { value }]) => [name, value.slice(1)]));

/** The rows of src/app/early/landingsByAddress.ts: address, and the chunk that the screen requests at once besides its own. */
exports.landings = () =>
  [...constantIn(LANDINGS, 'landingsByAddress')].map(([address, row]) => ({
    address,
    chunk: row.properties?.find(({ key }) => key.name === 'chunk')?.value.value,
  }));

/** The addresses whose list is fetched early. */
exports.listAddresses = () => [...constantIn(LANDINGS, 'longListLandingsByAddress').keys()];

/** The module that an origin of a group of chunks requests by `import()`, relative to src/, without its extension. Empty for an entry. */
exports.requestedBy = ({ module, request }) => {
  if (!module?.resource || !request) return '';
  return request.startsWith('@/')
    ? request.slice('@/'.length)
    : path.relative(src, path.resolve(path.dirname(module.resource), request)).replaceAll('\\', '/');
};

/** The module that a row's `screen` imports, relative to src/. */
function screenOf(file, { body }) {
  const [{ value }] = body.arguments;
  return path.relative(src, path.resolve(path.dirname(file), value)).replaceAll('\\', '/');
}

exports.files = () => [PATHS, ...rowFiles()];

/**
 * The rows of all screens that are built, read from the source text. So the build knows titles and screens before it compiles them.
 *
 * @param {(name: string) => boolean} [isInEdition] whether the build has this path name
 * @returns {{ name: string, address: string, title: string, isTab: boolean, screen: string }[]} `address` without its leading slash
 */
exports.routeRows = (isInEdition = () => true) => {
  const addressOf = addresses();
  const rows = rowFiles().flatMap((file) => {
    const found = [];
    babel.traverse(parse(file), {
      CallExpression({
        node: {
          callee,
          arguments: [table],
        },
      }) {
        if (callee.name !== 'defineRoutes') return;
        for (const [name, row] of fieldsOf(table)) {
          const fields = fieldsOf(row);
          const screen = screenOf(file, fields.get('screen'));
          found.push({
            name,
            address: addressOf.get(name),
            title: fields.get('title').value,
            isTab: fields.has('tab'),
            screen,
          });
        }
      },
    });
    return found;
  });
  return rows.filter(({ name }) => isInEdition(name));
};
