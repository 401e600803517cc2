/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createCommandSendDeadline } from '@/platform/clock/press';
import { stayCalls } from '@/services/charge/stays';

import { after, envelope, makeServices } from '../../../support/makeServices';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The driver raises a barrier with a token that has just expired. Its renewal takes `refreshMs`. */
async function raise(refreshMs: number) {
  const sent: string[] = [];
  const fetch = (input: string, init: RequestInit = {}): Promise<Response> => {
    if (input.includes('refreshToken'))
      return after(refreshMs, () => envelope('200', { token: 'a1', refreshToken: 'r1' }), init.signal);
    const token = (init.headers as Record<string, string>)['Authorization'] ?? '';
    sent.push(token);
    const departure = { uniqueId: 'U1', parkId: 'P1', exitTime: '2026-11-21 12:00:00', parkFee: 0 };
    return after(50, () => (token === 'a1' ? envelope('200', departure) : envelope('401')), init.signal);
  };
  const services = makeServices({
    fetch,
    cookies: new Map([
      ['token', 'old'],
      ['refreshToken', 'r0'],
    ]),
  });
  const leaveBy = createCommandSendDeadline(services.ports.clock);
  const answer = services.store.dispatch(
    stayCalls.endpoints.raiseBarrier.initiate({ uniqueId: 'U1', parkId: 'P1', leaveBy }),
  );
  await jest.advanceTimersByTimeAsync(12_000);
  return { sent, answer: await answer };
}

test('a command to a barrier is sent once more after a renewal within 5 s of its press', async () => {
  const { sent, answer } = await raise(1_000);
  expect(sent).toEqual(['old', 'a1']);
  expect(answer.error).toBeUndefined();
});

test('a command to a barrier is not sent any more 5 s after its press, and the driver is told so', async () => {
  const { sent, answer } = await raise(5_500);
  expect(sent).toEqual(['old']);
  expect(answer.error).toMatchObject({ kind: 'refused', code: 'late', message: '未操作，请重试' });
});
