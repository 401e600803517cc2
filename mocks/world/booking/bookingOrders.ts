import { lotOf } from '../places/lots';
import type { OrderSource } from '../World';
import { cancelBooking, cancelCostOf } from './bookingCourse';
import { berthOf, BOOKING_TEXT, bookingOf, bookingStateOf } from './bookings';

/** State in the list of orders: 1 to be paid, 2 paid, 3 cancelled or closed, 4 refunding, 5 refunded, 6 paid without a charge. */
const ORDER_STATE = { 1: 1, 2: 2, 3: 2, 4: 2, 5: 3, 6: 6, 7: 6, 8: 4, 9: 5 } as const;

export const bookingOrders: OrderSource = {
  bizType: 6,
  list: (world, driverId) =>
    world.tables.booking.orders
      .filter((row) => row.driverId === driverId)
      .map((row) => {
        const state = bookingStateOf(row);
        const cost = cancelCostOf(world, row);
        const cents = row.bookCents + row.depositCents;
        return {
          orderNo: row.bookOrderNo,
          title: `车位预约 ${berthOf(world, row.berthId).berthNo}`,
          placeText: lotOf(world, row.parkId).parkName,
          plateNos: [row.plateNo],
          createdAt: row.bookedAt,
          payBy: state === 1 ? row.payBy : null,
          validFrom: row.startAt,
          validTo: row.endAt,
          cents,
          paidCents: row.paidAt === null ? 0 : cents,
          refundCents: row.refund?.cents ?? 0,
          payChannel: row.payChannel,
          paidAt: row.paidAt,
          state: ORDER_STATE[state],
          stateText: BOOKING_TEXT[state],
          refundRule: cost.isAllowed ? cost.tip : '',
          canCancel: cost.isAllowed && state === 1,
          canRefund: cost.isAllowed && state === 2,
          backCents: cost.refundCents,
          canInvoice: state === 4,
        };
      }),
  giveBack(world, driverId, orderNo) {
    const order = bookingOf(world, driverId, orderNo);
    cancelBooking(world, order, cancelCostOf(world, order).deductCents);
  },
};
