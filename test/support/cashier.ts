import type { HostPaymentReport } from '@/host/HostAdapter';

import type { Backend } from '../../mocks/app';
import { payAtCashier } from '../../mocks/world/money/payments';
import { type FakeHost, fakeHost } from './fakePorts';

/** The payId in an order of the wechat-type cashier. */
export function payIdOf(order: unknown): string {
  const text = (order as { package?: string }).package ?? '';
  return text.replace('prepay_id=', '');
}

export type AtCashier = (payId: string) => HostPaymentReport | Promise<HostPaymentReport>;

/** A wechat-type host whose cashier runs one script each time it opens. The last script serves all later openings. */
export function cashierHost(...scripts: AtCashier[]): FakeHost {
  let opened = 0;
  return fakeHost({
    kind: 'wechat',
    caps: { payChannels: [3] },
    pay: async (order) => {
      const script = scripts[Math.min(opened, scripts.length - 1)];
      opened += 1;
      return script === undefined ? 'unknown' : script(payIdOf(order));
    },
  });
}

/** The driver pays. The gateway learns of it after `settleAfterMs`, never if that is null, and by the world's own settings if it is undefined. */
export const pays =
  ({ world }: Backend, settleAfterMs?: number | null, report: HostPaymentReport = 'reported-ok'): AtCashier =>
  (payId) => {
    payAtCashier(world, payId, settleAfterMs);
    return report;
  };

export const leaves: AtCashier = () => 'cancelled';
export const neverAnswers: AtCashier = () => new Promise<HostPaymentReport>(() => undefined);
