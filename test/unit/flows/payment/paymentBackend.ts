export interface Order {
  payId: string;
  requestId: string;
  state: number;
  cents: number;
  bills: string[];
  /** What goes back, in cents, and where that stands. */
  refund?: { cents: number; text: string };
}

/** Something bought, with a PURCHASE_STATE. */
interface Purchase {
  bizType: number;
  orderState: number;
  totalFee: number;
  paidFee: number;
  expireTime?: string;
}

const PARAMS = {
  appId: 'wx1',
  timeStamp: '1700000000',
  nonceStr: 'n',
  package: 'prepay_id=wx201',
  signType: 'RSA',
  paySign: 's',
};

/** `slow`: the answer takes 3 s. */
export type Fault = 'slow' | 'lost' | 'lostAnswer' | 'hangs' | 'gateway' | 'proxy' | { code: string; msg: string };

/** A backend with one table of bills, one of purchases, and their orders. It does not rely on the client to send a request only once. */
export class Backend {
  orders: Order[] = [];
  posts: string[] = [];
  asks: string[] = [];
  bills = new Map([
    ['U1', { parkFee: 600, paidFee: 0 }],
    ['U2', { parkFee: 300, paidFee: 0 }],
  ]);
  /** By orderNo. */
  purchases = new Map<string, Purchase>();
  /** The states of charging orders and idle fees, by orderNo. */
  sessions = new Map<string, { state: number; payFee: number }>();
  bodies: Record<string, unknown>[] = [];
  /** What happens to the next calls whose path contains the key. */
  faults = new Map<string, Fault>();
  /** Whom `driverProfileSchema` names. */
  driverId = '';
  balancePays = true;
  knowsRequests = true;
  knowsClose = true;
  /** Whether a repeated request is the same payment, as the contract asks. */
  knowsRepeats = false;
  payParams: Record<string, string> = PARAMS;
  /** The texts of the bodies of all requests for orders. */
  texts: string[] = [];
  /** The payIds that the client wanted closed. */
  closes: string[] = [];

  settle(index = 0, state = 2): void {
    const order = this.orders[index]!;
    order.state = state;
    if (state !== 2) return;
    for (const id of order.bills) {
      const bill = this.bills.get(id);
      const purchase = this.purchases.get(id);
      if (bill !== undefined) this.bills.set(id, { parkFee: 0, paidFee: bill.paidFee + bill.parkFee });
      if (purchase !== undefined) Object.assign(purchase, { orderState: 2, paidFee: purchase.totalFee });
    }
  }

  answer(method: string, path: string, body: Record<string, unknown>): { code: string; msg: string; data?: unknown } {
    if (path.includes('driver/loginInfo')) return { code: '200', msg: '', data: { driverId: this.driverId } };
    if (method === 'POST' && path.endsWith('/close')) return this.close(path.split('/').at(-2) ?? '');
    if (method === 'POST' && path.includes('payCharges')) return this.open(path, body);
    if (path.includes('payCharges/sync/')) return this.tell(path.slice(path.lastIndexOf('/') + 1));
    if (path.includes('payCharges/byRequest/')) return this.find(path.slice(path.lastIndexOf('/') + 1));
    if (path.includes('parkOrders/msp/detail')) return this.bill(body['uniqueId'] as string);
    const id = path.slice(path.lastIndexOf('/') + 1).replace(/\?.*$/, '');
    if (path.includes('orderRecords/')) return this.purchase(id);
    if (path.includes('chargingOrders/') || path.includes('occupyOrders/')) return this.session(id);
    return { code: '404', msg: 'no such path' };
  }

  private close(payId: string) {
    this.closes.push(payId);
    if (!this.knowsClose) return { code: '404', msg: 'no such path' };
    const order = this.orders.find((one) => one.payId === payId);
    if (order?.state === 1) return { code: '0xd12502009', msg: '正在支付中' };
    if (order?.state === 0) order.state = 4;
    return this.tell(payId);
  }

  private open(path: string, body: Record<string, unknown>) {
    this.bodies.push(body);
    this.texts.push(JSON.stringify(body));
    if (typeof body['orderNo'] === 'string') return this.openFor(body, body['orderNo']);
    const items = path.endsWith('batch')
      ? (body['items'] as { uniqueId: string; payAmount: number }[])
      : [{ uniqueId: body['uniqueId'] as string, payAmount: body['payAmount'] as number }];
    const requestId = body['requestId'] as string;
    this.posts.push(requestId);
    const same = this.orders.find((one) => one.requestId === requestId);
    if (this.knowsRepeats && same !== undefined) return { code: '200', msg: '', data: this.opened(same) };
    const wrong = items.find(({ uniqueId, payAmount }) => this.bills.get(uniqueId)!.parkFee !== payAmount);
    if (wrong !== undefined) return { code: '0xd12502001', msg: '金额已变化' };
    const cents = items.reduce((sum, { payAmount }) => sum + payAmount, 0);
    const bills = items.map(({ uniqueId }) => uniqueId);
    const order: Order = { payId: `pay${this.orders.length}`, requestId, state: 0, cents, bills };
    this.orders.push(order);
    if (body['payChannel'] === 6 && this.balancePays) this.settle(this.orders.length - 1);
    return { code: '200', msg: '', data: this.opened(order) };
  }

  /** Opens an order for a purchase. What costs nothing is settled at once. */
  private openFor(body: Record<string, unknown>, orderNo: string) {
    const requestId = body['requestId'] as string;
    this.posts.push(requestId);
    const due = this.purchases.get(orderNo) ?? { orderState: 1 };
    if (due.orderState !== 1) return { code: '0xd12502003', msg: '订单已关闭' };
    const cents = body['payAmount'] as number;
    const order: Order = { payId: `pay${this.orders.length}`, requestId, state: 0, cents, bills: [orderNo] };
    this.orders.push(order);
    if (cents === 0 || (body['payChannel'] === 6 && this.balancePays)) this.settle(this.orders.length - 1);
    return { code: '200', msg: '', data: this.opened(order) };
  }

  private opened({ payId, state, cents }: Order) {
    return { payId, payState: state, payAmount: cents, expireTime: '', payParams: this.payParams };
  }

  private tell(payId: string) {
    this.asks.push(payId);
    const order = this.orders.find((one) => one.payId === payId);
    if (order === undefined) return { code: '0xd12502404', msg: '没有这笔支付' };
    const data = {
      payId,
      payState: order.state,
      payStateText: '',
      payAmount: order.cents,
      paidTime: order.state === 2 ? '2026-11-21 14:05:00' : '',
      payChannel: 3,
      failReason: '',
      refundAmount: order.refund?.cents ?? 0,
      refundText: order.refund?.text ?? '',
      leaveFreeMinutes: 15,
      leaveDeadlineTime: order.state === 2 ? '2026-11-21 14:20:00' : '',
      orders: [],
      canInvoice: 0,
      canEvaluate: 0,
    };
    return { code: '200', msg: '', data };
  }

  private find(requestId: string) {
    this.asks.push(requestId);
    if (!this.knowsRequests) return { code: '404', msg: 'no such path' };
    const order = this.orders.find((one) => one.requestId === requestId);
    return { code: '200', msg: '', data: { payment: order === undefined ? null : this.opened(order) } };
  }

  private bill(uniqueId: string) {
    const bill = this.bills.get(uniqueId)!;
    const isDue = bill.parkFee > 0;
    const data = { uniqueId, parkId: 'P1', ...bill, canPay: isDue ? 1 : 0, orderState: isDue ? 2 : 3 };
    return { code: '200', msg: '', data };
  }

  private purchase(orderNo: string) {
    const purchase = this.purchases.get(orderNo);
    if (purchase === undefined) return { code: '0xd12502404', msg: '没有这个订单' };
    return { code: '200', msg: '', data: { orderNo, title: '市民中心月卡', ...purchase } };
  }

  private session(orderNo: string) {
    const { state, payFee } = this.sessions.get(orderNo) ?? { state: 0, payFee: 0 };
    const data = { orderNo, occupyOrderNo: orderNo, stationId: 'S1', gunNo: 'G1', stationName: '科技园站' };
    return { code: '200', msg: '', data: { ...data, orderState: state, state, payFee } };
  }
}
