/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { errorEffectsByCode } from '@/services/base/baseQuery/errorEffectsByCode';
import type { ServiceError } from '@/services/base/baseQuery/serviceError';

import { CALL_KEYS, ENDPOINTS } from '../../../mocks/api/endpoints';
import { createBackend } from '../../../mocks/app';
import { FAULT_CHOICES, type FaultChoice } from '../../../mocks/control/faultChoices';
import { signInAs } from '../../../mocks/world/account/tokens';
import type { FaultKind } from '../../../mocks/world/core/faults';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { headersFor } from '../mockClient';
import { startServices } from '../serviceCalls';

const CALL = 'GET charge/v2/api/parkOrders/msp/driverPlate';

/** Sets a switch of the control page in the same way as the page's script. */
const turn = (app: ReturnType<typeof createBackend>['app'], call: string, fault: object | null) =>
  app.request('/__mocks/faults', { method: 'POST', body: JSON.stringify({ call, fault }) });

afterEach(() => {
  jest.useRealTimers();
});

/** The error that the driver's app ends with after at most a minute, or null if there is a response. */
async function outcomeOf({ fault }: FaultChoice): Promise<Pick<ServiceError, 'kind' | 'code'> | null> {
  jest.useFakeTimers();
  const started = startServices();
  expect((await turn(started.app, CALL, { ...fault, times: 2 })).status).toBe(200);
  const asked = started.call('charge.listBoundPlates', undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  const { error } = (await asked).result as { error?: ServiceError };
  return error === undefined ? null : { kind: error.kind, code: error.code };
}

const isKind = (kind: FaultKind) => (choice: FaultChoice) => choice.fault.kind === kind;

test('the control page offers every code of the error catalogue and every kind of fault', () => {
  const codes = FAULT_CHOICES.flatMap(({ fault }) => (fault.kind === 'code' ? fault.code : []));
  expect(codes).toEqual(expect.arrayContaining(Object.keys(errorEffectsByCode)));
  const kinds: Record<FaultKind, true> = {
    code: true,
    http401: true,
    http404: true,
    http500: true,
    html: true,
    empty: true,
    malformed: true,
    nulldata: true,
    never: true,
    cutBefore: true,
    cutAfter: true,
    slow: true,
  };
  expect(new Set(FAULT_CHOICES.map(({ fault }) => fault.kind))).toEqual(new Set(Object.keys(kinds)));
});

test.each(FAULT_CHOICES.filter(isKind('code')).map((choice) => [choice.label, choice] as const))(
  '%s reaches the app as that code',
  async (_, choice) => {
    const { fault } = choice;
    const code = fault.kind === 'code' ? fault.code : '';
    expect(await outcomeOf(choice)).toEqual({ kind: 'refused', code });
  },
);

test.each<[FaultKind, object | null]>([
  ['http401', { kind: 'refused', code: '401' }],
  ['http404', { kind: 'refused', code: '404' }],
  ['http500', { kind: 'http', code: 'http' }],
  ['html', { kind: 'malformed', code: 'malformed' }],
  ['empty', { kind: 'malformed', code: 'malformed' }],
  ['malformed', { kind: 'malformed', code: 'malformed' }],
  ['nulldata', { kind: 'malformed', code: 'malformed' }],
  ['never', { kind: 'timeout', code: 'timeout' }],
  ['cutBefore', { kind: 'offline', code: 'offline' }],
  ['cutAfter', { kind: 'offline', code: 'offline' }],
])('%s reaches the app as %o', async (kind, outcome) => {
  const choices = FAULT_CHOICES.filter(isKind(kind));
  expect(choices).toHaveLength(1);
  for (const choice of choices) expect(await outcomeOf(choice)).toEqual(outcome);
});

test('slow is late, or too late', async () => {
  const [slow, tooSlow] = FAULT_CHOICES.filter(isKind('slow'));
  if (slow === undefined || tooSlow === undefined) throw new Error('two positions are slow');
  expect(await outcomeOf(slow)).toBeNull();
  expect(await outcomeOf(tooSlow)).toEqual({ kind: 'timeout', code: 'timeout' });
});

test('every call has a switch of its own, which affects that call only', async () => {
  const { app, world } = createBackend();
  const { token } = signInAs(world, DRIVERS.lin.phone);
  const wrong: string[] = [];
  for (const { method, path } of ENDPOINTS) {
    const call = `${method} ${path}`;
    const asked = path.replace(/\{\w+\}/g, 'some-id');
    const read = async () => {
      const response = await app.request(`/api/${asked}`, { method, headers: headersFor(asked, token) });
      return ((await response.json()) as { code: string }).code;
    };
    await turn(app, call, { kind: 'code', code: '0x7777777777', times: 1 });
    if ((await read()) !== '0x7777777777') wrong.push(call);
    await turn(app, call, null);
  }
  expect(wrong).toEqual([]);
  expect(world.faults.list()).toEqual([]);
  await turn(app, CALL, { kind: 'empty' });
  const other = await app.request('/api/basic/v2/api/menuConfigs', { headers: headersFor('basic/v2/api/menuConfigs') });
  expect(((await other.json()) as { code: string }).code).toBe('200');
});

test('the control page groups the switches by service and can be searched', async () => {
  const page = await (await createBackend().app.request('/__mocks')).text();
  document.body.innerHTML = page;
  const services = [...document.querySelectorAll<HTMLElement>('[data-service]')].map((one) => one.dataset['service']);
  expect(services).toEqual([...services].sort());
  expect(services).toContain('booking');
  const booking = document.querySelectorAll('[data-service="booking"] [data-call]');
  expect(booking).toHaveLength(CALL_KEYS.filter((call) => call.includes(' api/v1/')).length);
  expect(document.querySelectorAll('[data-call]')).toHaveLength(CALL_KEYS.length + 1);
  const choices = document.querySelector<HTMLTemplateElement>('#faultChoices')?.content.querySelectorAll('option');
  expect(choices).toHaveLength(FAULT_CHOICES.length + 1);
  expect(document.querySelector('#search')).toHaveAttribute('type', 'search');
});
