import type { BookingUserCenterCounts } from '@/services/booking/user';

/** `1个待支付，2个待入场`; empty if there are none, or if the counts are unknown. */
export const upcomingBookingCountsText = ({
  unpaidNum,
  awaitingEntryNum,
  enteredNum,
}: Pick<BookingUserCenterCounts, 'unpaidNum' | 'awaitingEntryNum' | 'enteredNum'>): string =>
  [
    { count: unpaidNum, word: '待支付' },
    { count: awaitingEntryNum, word: '待入场' },
    { count: enteredNum, word: '已入场' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, word: label }) => `${String(count)}个${label}`)
    .join('，');
