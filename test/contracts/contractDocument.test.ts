/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

import { errorEffectsByCode } from '@/services/base/baseQuery/errorEffectsByCode';

import { callKeyOf, type Endpoint } from '../../mocks/api/endpoint';
import { ENDPOINTS } from '../../mocks/api/endpoints';
import { ASSUMED_CALLS, PUBLISHED_CALLS } from '../data/contractCalls';
import { collectEndpoints, sendGoodCalls, type Sent } from './serviceCalls';

const ROOT = join(__dirname, '../..');
interface BodySchema {
  properties?: object;
  anyOf?: BodySchema[];
  oneOf?: BodySchema[];
}
interface Operation {
  description?: string;
  operationId: string;
  'x-assumed'?: boolean;
  security: object[];
  parameters: { in?: string; name?: string; required?: boolean }[];
  requestBody?: { content: { 'application/json': { schema: BodySchema } } };
}
interface Contract {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Refusal: { properties: { code: { anyOf: { const?: string }[] } } } } };
}

let folder: string;
let printed: string;
let contract: Contract;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
  printed = execFileSync(process.execPath, [join(ROOT, 'config/scripts/contract.js'), folder], { encoding: 'utf8' });
  contract = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')) as Contract;
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const operationOf = ({ method, path }: { method: string; path: string }): Operation | undefined =>
  contract.paths[`/${path}`]?.[method.toLowerCase()];

test('the document is written, and a public validator accepts it as OpenAPI 3.1', () => {
  expect(printed).toMatch(new RegExp(`${ENDPOINTS.length} calls, \\d+ of them assumed; valid OpenAPI 3\\.1`));
  expect(contract.openapi).toBe('3.1.0');
});

test('every call of the published contract is in it, and assumed calls are marked', () => {
  expect(PUBLISHED_CALLS.filter((call) => operationOf(call) === undefined).map(callKeyOf)).toEqual([]);
  expect(PUBLISHED_CALLS.filter((call) => operationOf(call)?.['x-assumed'] === true).map(callKeyOf)).toEqual([]);
  expect(ASSUMED_CALLS.filter((call) => operationOf(call)?.['x-assumed'] !== true).map(callKeyOf)).toEqual([]);
});

test('every code of the error catalogue is in it', () => {
  const { anyOf } = contract.components.schemas.Refusal.properties.code;
  expect(anyOf.flatMap(({ const: code }) => code ?? [])).toEqual(Object.keys(errorEffectsByCode));
});

test('operations have unique names, and state which callers are allowed', () => {
  const names = ENDPOINTS.map((endpoint) => operationOf(endpoint)?.operationId);
  expect(new Set(names).size).toBe(ENDPOINTS.length);
  expect(operationOf({ method: 'POST', path: 'api/v1/createBookOrder' })?.security).toEqual([{ token: [] }]);
  expect(operationOf({ method: 'GET', path: 'basic/v2/api/menuConfigs' })?.security).toEqual([{}, { token: [] }]);
});

const endpoints = collectEndpoints();
const isSentTo = (sent: Sent) => (endpoint: Endpoint) =>
  endpoint.method === sent.method && new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(sent.path);

/** The endpoint of the pretend world that takes this request. */
const takerOf = (sent: Sent): Endpoint | undefined =>
  ENDPOINTS.find(({ method, path }) => method === sent.method && path === sent.path) ?? ENDPOINTS.find(isSentTo(sent));

/** The fields of a body, from all its variants. */
function fieldsOf(schema: BodySchema | undefined): string[] {
  if (schema === undefined) return [];
  return [
    ...Object.keys(schema.properties ?? {}),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(fieldsOf),
  ];
}

let sentBy: Map<string, Sent>;
beforeAll(async () => {
  sentBy = await sendGoodCalls();
}, 60_000);

test('the requests of the app match the document', () => {
  const wrong = [...sentBy].flatMap(([name, sent]) => {
    const taker = takerOf(sent);
    const operation = taker === undefined ? undefined : operationOf(taker);
    if (taker === undefined || operation === undefined) return [`${name}: nobody takes it`];
    const inQuery = operation.parameters.filter((one) => one.in === 'query').map((one) => one.name);
    const inBody = fieldsOf(operation.requestBody?.content['application/json'].schema);
    const strangers = [
      ...Object.keys(sent.query).filter((key) => !inQuery.includes(key)),
      ...Object.keys(sent.body ?? {}).filter((key) => !inBody.includes(key)),
    ];
    return strangers.length === 0 ? [] : [`${name} (${callKeyOf(taker)}): ${strangers.join(', ')}`];
  });
  expect(wrong).toEqual([]);
});

const shapeOf = (schema: v.GenericSchema) =>
  JSON.stringify(
    toJsonSchema(schema, {
      overrideAction: ({ valibotAction, jsonSchema }) => (valibotAction.type === 'finite' ? jsonSchema : undefined),
    }),
  );

test('the responses in the document match what the services read', () => {
  const wrong = [...sentBy].filter(([name, sent]) => {
    const wire = endpoints.get(name)?.wire;
    const taker = takerOf(sent);
    return wire === undefined || taker === undefined || shapeOf(wire.strict) !== shapeOf(taker.answer.strict);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('says how long a used refresh token must be taken again', () => {
  expect(contract.paths['/auth/v2/api/refreshToken']?.['post']?.description).toContain(
    'must be taken again for 30 seconds',
  );
});
