/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { callKeyOf } from '../../mocks/api/endpoint';
import { PUBLISHED_CALLS } from '../data/contractCalls';
import { sendGoodCalls, type Sent } from './serviceCalls';

const ROOT = join(__dirname, '../..');
const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: file.replace(/\.tsx?$/, ''), text: readFileSync(join(ROOT, 'src', file), 'utf8') }));

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Whether a screen or a flow calls an endpoint (`service.name`): by its hook, or as `endpoints.name` of the file that defines it. */
function isUsed(endpoint: string): boolean {
  const [service = '', name = ''] = endpoint.split('.');
  const definition = files.find(
    ({ file, text }) => file.startsWith(`services/${service}/`) && new RegExp(`^ +${name}: build\\.`, 'm').test(text),
  );
  if (definition === undefined) throw new Error(`no definition of ${endpoint}`);
  const imported = new RegExp(
    `(from|import\\() ?'(@/${definition.file}|\\./${definition.file.split('/').pop() ?? ''})'`,
  );
  const called = new RegExp(
    `\\buse(Lazy)?${capital(name)}(Lazy)?(Query|Mutation|InfiniteQuery)\\b|\\bendpoints\\.${name}\\b|\\bendpoint: .*\\b${name}\\b`,
  );
  return files.some(({ file, text }) => file !== definition.file && imported.test(text) && called.test(text));
}

const isSentAs = ({ method, path }: { method: string; path: string }, sent: Sent) =>
  method === sent.method && new RegExp(`^${path.replace(/\{id\}/g, '[^/]+')}$`).test(sent.path);

/** Whether code that defines no endpoint sends the call by its path, below the endpoints. A row of the error table names a screen by `path`. */
const isSentByPath = ({ path }: { path: string }) =>
  files.some(
    ({ text }) =>
      !text.includes('injectEndpoints') &&
      new RegExp(`(?<!do: 'goTo'[,;] )path: '([^']*/)?${path.split('/').pop() ?? ''}'`).test(text),
  );

const page = readFileSync(join(ROOT, 'docs/published.md'), 'utf8');
const table = page.slice(page.indexOf('## Published calls that nothing sends'));
const explained = [...table.matchAll(/^\| `([A-Z]+ \S+)` +\| \S.{20,}\|$/gm)].map(([, key = '']) => key);

test('each published call is sent by a screen or a flow, or docs/published.md says why nothing needs it', async () => {
  const sentBy = [...(await sendGoodCalls())];
  const unused = PUBLISHED_CALLS.filter(
    (call) => !isSentByPath(call) && !sentBy.some(([name, sent]) => isSentAs(call, sent) && isUsed(name)),
  ).map(callKeyOf);
  expect([...unused].sort()).toEqual([...explained].sort());
}, 60_000);

test('what is explained there is a published call', () => {
  expect(explained.filter((key) => !PUBLISHED_CALLS.map(callKeyOf).includes(key))).toEqual([]);
  expect(explained).not.toEqual([]);
});
