import { spawnSync } from 'node:child_process';
import path from 'node:path';

interface Cruised {
  modules: {
    source: string;
    dependencies: { resolved: string; dynamic: boolean; dependencyTypes: string[] }[];
  }[];
}

const root = path.resolve(__dirname, '../..');

/** What each file imports without an `import()`. Type imports do not count. */
function staticImports(): Map<string, string[]> {
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, 'config/dependency-cruiser.cjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cruiser, '--config', config, '--output-type', 'json', 'src'],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(stderr);
  const { modules } = JSON.parse(stdout) as Cruised;
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
}

describe('the first load', () => {
  const imports = staticImports();
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    imports.get(file)?.forEach(reach);
  };
  ['src/main.tsx', 'src/start.tsx', 'src/features/home/HomeScreen.tsx'].forEach(reach);
  const files = [...reached];

  test('evaluates the library that draws in a task of its own, before anything of the app', () => {
    const first = imports.get('src/main.tsx') ?? [];
    expect(first.filter((file) => file.startsWith('src/'))).toEqual(['src/ui/theme.css']);
    expect(first.some((file) => file.includes('react-dom/client'))).toBe(true);
  });

  test('is collected completely', () => {
    expect(files).toEqual(expect.arrayContaining(['src/app/store.ts', 'src/services/charge/parkingChargeApi.ts']));
  });

  test('holds nothing of what sends pictures', () => {
    expect(files.filter((file) => /uploadByXhr|flows\/upload|basic\/pictures/.test(file))).toEqual([]);
  });

  test('holds no rules for query parameters', () => {
    expect(
      files.filter((file) => /navigation\/(queries|guards\/readScreenQueryParams|hooks\/useScreen\.)/.test(file)),
    ).toEqual([]);
  });

  test('holds no texts for failures of whole screens', () => {
    expect(files.filter((file) => /widgets\/loading\/(toServiceErrorMessage|toContentLoadState)/.test(file))).toEqual(
      [],
    );
  });

  test.each(['special', 'invoice', 'booking'])('holds no file of the service %s', (service) => {
    expect(files.filter((file) => file.startsWith(`src/services/${service}/`))).toEqual([]);
  });

  test('holds no tags of single entities', () => {
    expect(files.filter((file) => file.endsWith('/entityTags.ts'))).toEqual([]);
  });

  test('holds no area but those that a first visit needs', () => {
    const areas = files.flatMap((file) => /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? []);
    expect([...new Set(areas)].sort()).toEqual(['account', 'home', 'parking', 'places', 'system']);
  });
});
