import { resolveCallOpenid } from '@/services/base/baseQuery/provedOpenidCalls';
import { defineService } from '@/services/base/defineService/defineService';
import { registerLazyService } from '@/services/base/defineService/lazyServices';

import { wrapBaseQueryWithOwnThirdIdCheck } from './wrapBaseQueryWithOwnThirdIdCheck';

/**
 * Bookable berths, bookings, locks, and data for the owner of a berth. Every call is a POST and carries thirdId, the
 * stored openid (Rule 3.6). With another driver's openid no call is sent.
 */
export const bookingApi = registerLazyService(
  defineService(
    'booking',
    'api/v1/',
    ['Park', 'Berth', 'Booking', 'Lock', 'Evasion', 'UserCenter', 'User', 'Plate'],
    (call, sources) => ({
      ...call,
      method: 'POST',
      body: { ...call.body, thirdId: resolveCallOpenid(`api/v1/${call.path}`, sources) },
    }),
    wrapBaseQueryWithOwnThirdIdCheck,
  ),
);
