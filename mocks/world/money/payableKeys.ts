import { Refusal, REFUSALS } from '../core/Refusal';
import type { Payable, World } from '../World';
import type { PaymentKey } from './moneyTables';

export function payableOf(world: World, { bizType }: Pick<PaymentKey, 'bizType'>): Payable {
  const payable = world.payables.find((one) => one.bizType === bizType);
  if (payable === undefined) throw new Refusal(REFUSALS.notFound, '该业务暂不支持支付');
  return payable;
}

/** One text per thing that is paid. */
export const nameOf = ({ bizType, orderNo, uniqueId, parkId }: PaymentKey): string =>
  [bizType, orderNo, parkId, uniqueId].join('/');
