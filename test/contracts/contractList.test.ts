/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { callKeyOf } from '../../mocks/api/endpoint';
import { ENDPOINTS } from '../../mocks/api/endpoints';
import { ANY, ASSUMED_CALLS, type ContractCall, PUBLISHED_CALLS } from '../data/contractCalls';
import { collectEndpoints, sendGoodCalls, type Sent } from './serviceCalls';

const endpoints = collectEndpoints();
const ALL_CALLS = [...PUBLISHED_CALLS, ...ASSUMED_CALLS];

const isSentAs = ({ method, path }: ContractCall, sent: Sent): boolean =>
  method === sent.method && new RegExp(`^${path.replace(/\{id\}/g, '[^/]+')}$`).test(sent.path);

/** An exact path wins over a pattern: `nearbyParksSchema/home` is not a `nearbyParksSchema/{id}`. */
const callOf = (sent: Sent): ContractCall | undefined =>
  ALL_CALLS.find(({ method, path }) => method === sent.method && path === sent.path) ??
  ALL_CALLS.find((call) => isSentAs(call, sent));

let sentBy: Map<string, Sent>;
beforeAll(async () => {
  sentBy = await sendGoodCalls();
}, 60_000);

const sendersOf = (call: ContractCall) => [...sentBy].filter(([, sent]) => callOf(sent) === call);

test('the published contract has 115 calls, and none is in both lists', () => {
  expect(PUBLISHED_CALLS).toHaveLength(115);
  expect(new Set(ALL_CALLS.map(callKeyOf)).size).toBe(ALL_CALLS.length);
});

test.each([
  ['published', PUBLISHED_CALLS],
  ['assumed', ASSUMED_CALLS],
])('every %s call has an endpoint of its service', (_, calls) => {
  const isServed = (call: ContractCall) => sendersOf(call).some(([name]) => name.startsWith(`${call.service}.`));
  expect(calls.filter((call) => !isServed(call)).map(callKeyOf)).toEqual([]);
});

test.each([
  ['published', PUBLISHED_CALLS],
  ['assumed', ASSUMED_CALLS],
])('every %s call has a handler in mocks/api', (_, calls) => {
  const handled = new Set(ENDPOINTS.map(callKeyOf));
  expect(calls.map(callKeyOf).filter((key) => !handled.has(key))).toEqual([]);
});

test('every endpoint and every handler is in one of the two lists of test/data/contractCalls.ts', () => {
  const listed = new Set(ALL_CALLS.map(callKeyOf));
  const strangers = [...sentBy].filter(([, sent]) => callOf(sent) === undefined);
  expect(strangers.map(([name, { method, path }]) => `${name}: ${method} ${path}`)).toEqual([]);
  expect(ENDPOINTS.map(callKeyOf).filter((key) => !listed.has(key))).toEqual([]);
});

/** The parameters that the request lacks or has with another value, for example `pageSize: 10, not 20`. */
function lackingIn(call: ContractCall, sent: Sent): string[] {
  const sides = [
    [call.query ?? {}, sent.query],
    [call.body ?? {}, sent.body ?? {}],
  ] as const;
  return sides.flatMap(([wanted, there]) =>
    Object.entries(wanted)
      .filter(([name, value]) => (value === ANY ? there[name] === undefined : there[name] !== value))
      .map(([name, value]) => `${name}: ${String(there[name])}, not ${String(value)}`),
  );
}

test('every call carries the parameters that the contract fixes', () => {
  const wrong = ALL_CALLS.flatMap((call) =>
    sendersOf(call).flatMap(([name, sent]) => lackingIn(call, sent).map((lack) => `${name}: ${lack}`)),
  );
  expect(wrong).toEqual([]);
});

test('a missing or different parameter is found', () => {
  const sent = { method: 'GET', path: 'cps/v2/api/chargingOrders/msp', query: { pageNo: '1', pageSize: '10' } };
  const call = callOf({ ...sent, body: undefined });
  expect(call === undefined ? [] : lackingIn(call, { ...sent, body: undefined })).toEqual([
    'requestType: undefined, not Symbol(any)',
    'pageSize: 10, not 20',
  ]);
});

const SERVICES = join(__dirname, '../../src/services');
const ASSUMED_HEADING = '// Assumed: not in the published contract.';

/** Whether the definition of an endpoint stands below the "Assumed" heading of its topic file, or of the lookup that all services share. */
function isBelowHeading(name: string): boolean {
  const [service = '', endpoint = ''] = name.split('.');
  const texts = [service, 'base/idempotentRequests']
    .map((folder) => join(SERVICES, folder))
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')));
  const text = texts.find((one) => new RegExp(`\\b${endpoint}: build\\b`).test(one)) ?? '';
  const heading = text.indexOf(ASSUMED_HEADING);
  return heading >= 0 && text.search(new RegExp(`\\b${endpoint}: build\\b`)) > heading;
}

test(`assumed calls, and only those, are below “${ASSUMED_HEADING}” in their file`, () => {
  const assumed = [...sentBy].filter(([, sent]) => ASSUMED_CALLS.some((call) => call === callOf(sent)));
  const below = [...endpoints.keys()].filter(isBelowHeading);
  expect(below.sort()).toEqual(assumed.map(([name]) => name).sort());
});
