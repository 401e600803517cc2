import type { World } from '../World';
import type { OffPeakOrderRow } from './offPeakTables';

/** What is asked for, and until when it is held. */
type Asked = Pick<
  OffPeakOrderRow,
  'kind' | 'itemId' | 'driverId' | 'plateNos' | 'startAt' | 'endAt' | 'cents' | 'depositCents' | 'createdAt' | 'payBy'
>;

/** Adds an order that nobody has paid, cancelled or used yet. */
export function newOffPeakOrder(world: World, asked: Asked): OffPeakOrderRow {
  const order: OffPeakOrderRow = {
    ...asked,
    orderNo: world.nextId(asked.kind === 1 ? 'OT' : 'OS'),
    cycles: 1,
    payChannel: 0,
    paidAt: null,
    refunded: 0,
    isClosed: false,
    cancelledAt: null,
    judged: [],
  };
  world.tables.offPeakOrders.push(order);
  return order;
}
