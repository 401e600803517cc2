import { type Action, configureStore } from '@reduxjs/toolkit';

import { tryBeginRequest } from '@/flows/requests/pendingSubmits';
import { idempotentRequestSubmitted } from '@/flows/requests/requestStages';
import { submitIdempotentRequest } from '@/flows/requests/useSendRequestOnce';
import type { Ports } from '@/platform/ports/ports';
import type { IdempotentRequestDefinition } from '@/services/base/idempotentRequests/defineIdempotentRequest';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function press() {
  const phone = { deviceMs: 0, monotonicMs: 0 };
  const ports = {
    clock: { deviceNow: () => phone.deviceMs, monotonic: () => phone.monotonicMs, serverNow: () => 0 },
    page: { isVisible: () => true, onPageVisible: () => () => undefined },
  } as unknown as Ports;
  const actions: Action[] = [];
  const store = configureStore({
    reducer: (state: null = null, action: Action) => {
      actions.push(action);
      return state;
    },
  });
  const kind = {
    name: 'probe.act',
    toOutcomeAction: ({ sent }: { sent: { is: string } }) => ({ type: 'probe/ended', is: sent.is }),
  } as unknown as IdempotentRequestDefinition<never>;
  let result: unknown;
  void submitIdempotentRequest(store, ports, kind, 'X', {} as never).then((sent) => {
    result = sent;
  });
  const decided = actions.find(idempotentRequestSubmitted.match);
  return { phone, actions, id: decided?.payload.id ?? '', result: () => result };
}

test('a press whose flow does not begin within 5 s is given back, and its flow does not begin later', async () => {
  const { actions, id, result } = press();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(result()).toEqual({ is: 'notSent', because: 'late' });
  expect(actions).toContainEqual({
    type: 'requestStages/requestStaged',
    payload: { key: 'probe.act:X', stage: { is: 'notSent', because: 'late' } },
  });
  expect(actions).toContainEqual({ type: 'probe/ended', is: 'notSent' });
  expect(tryBeginRequest(id)).toBe(false);
});

test('a flow that has begun in time goes on, however long it takes', async () => {
  const { id, result } = press();
  expect(tryBeginRequest(id)).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(result()).toBeUndefined();
});

test.each(['deviceMs', 'monotonicMs'] as const)(
  'a flow does not begin where only %s has moved by more than 5 s',
  (which) => {
    const { phone, id } = press();
    phone[which] = 5_001;
    expect(tryBeginRequest(id)).toBe(false);
  },
);
