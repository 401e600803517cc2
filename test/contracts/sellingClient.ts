import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { payAtCashier } from '../../mocks/world/money/payments';
import { answersOf, mockClient } from './mockClient';

/** The mock world from the view of one driver: wallet, orders, passes, and the cashier. Paths are relative to ./api/. */
export function sellingClient(phone: string = DRIVERS.lin.phone, client = mockClient()) {
  // A new token for each call, because the tests move the clock by weeks.
  const ask = (method: string, path: string, body?: object) =>
    client.call(method, path, {
      token: signInAs(client.world, phone).token,
      ...(body === undefined ? {} : { body }),
    });
  const { read, told: refusal } = answersOf(ask);
  /** Opens the payment of an order and returns its payId. Pay channels: 3 wechat, 6 balance. */
  const open = async (bizType: number, orderNo: string, payAmount: number, payChannel = 3): Promise<string> => {
    const body = { orderNo, bizType, payAmount, payChannel, couponIds: [], requestId: `r-${orderNo}-${payChannel}` };
    return (await read<{ payId: string }>('POST', 'charge/v2/api/payCharges', body)).payId;
  };
  const pay = async (bizType: number, orderNo: string, payAmount: number, payChannel = 3): Promise<string> => {
    const payId = await open(bizType, orderNo, payAmount, payChannel);
    if (payChannel !== 6) payAtCashier(client.world, payId, 0);
    return payId;
  };
  const balance = async () => (await read<{ balanceAmount: number }>('GET', 'driver/v2/api/balanceInfo')).balanceAmount;
  const order = (orderNo: string) => read<Record<string, unknown>>('GET', `charge/v2/api/orderRecords/${orderNo}`);
  return { ...client, client, ask, read, refusal, open, pay, balance, order };
}

export interface List<T> {
  results: T[];
  total: number;
}
