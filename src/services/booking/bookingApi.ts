import { thirdIdOf } from '@/services/transport/query/identity';
import { defineService } from '@/services/transport/store/defineService';
import { lateService } from '@/services/transport/store/lateServices';

/**
 * Berths to book, bookings, locks and what a berth's owner sees. Every call is a POST and carries thirdId, from the stored openId
 * (Rule 3.6).
 */
export const bookingApi = lateService(
  defineService(
    'booking',
    'api/v1/',
    ['Park', 'Berth', 'Booking', 'Lock', 'Evasion', 'UserCenter', 'User', 'Plate'],
    (call, { local }) => ({ ...call, method: 'POST', body: { ...call.body, thirdId: thirdIdOf(local) } }),
  ),
);
