import { openidFor } from '@/services/transport/query/provedOpenidCalls';
import { defineService } from '@/services/transport/store/defineService';
import { lazyService } from '@/services/transport/store/lazyServices';

import { onlyWithOwnThirdId } from './ownThirdId';

/**
 * Bookable berths, bookings, locks, and data for the owner of a berth. Every call is a POST and carries thirdId, which comes from the stored openId
 * (Rule 3.6). With another driver's openid no call is sent.
 */
export const bookingApi = lazyService(
  defineService(
    'booking',
    'api/v1/',
    ['Park', 'Berth', 'Booking', 'Lock', 'Evasion', 'UserCenter', 'User', 'Plate'],
    (call, sources) => ({
      ...call,
      method: 'POST',
      body: { ...call.body, thirdId: openidFor(`api/v1/${call.path}`, sources) },
    }),
    onlyWithOwnThirdId,
  ),
);
