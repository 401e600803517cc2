import { createHash } from 'node:crypto';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { PaymentRow } from './moneyTables';
import { paymentOf } from './payments';

/** Known only to WeChat and the server. */
const RECEIPT_KEY = 'mock-receipt-key';
/** Only payments through WeChat have a receipt in its frame. */
const WECHAT = 3;

/** The code that WeChat puts into the address of the receipt's frame. */
export const goldPlanCode = (subMchId: string, payId: string): string =>
  createHash('md5').update(`${subMchId}&${payId}&${RECEIPT_KEY}`).digest('hex');

/** The code on a receipt, by which anybody who holds it asks for its invoice. It cannot be guessed, and does not tell the payId. */
export const receiptCodeOf = (payId: string): string =>
  createHash('sha256').update(`${payId}&${RECEIPT_KEY}`).digest('hex').slice(0, 32);

/** The payment of a receipt. Throws a refusal that does not reveal whether it exists. */
export function checkGoldPlan(world: World, subMchId: string, payId: string, code: string): PaymentRow {
  if (code !== goldPlanCode(subMchId, payId)) throw new Refusal(REFUSALS.checkCodeWrong, '订单校验失败');
  const payment = paymentOf(world, payId);
  if (payment.payChannel !== WECHAT) throw new Refusal(REFUSALS.checkCodeWrong, '订单校验失败');
  return payment;
}
