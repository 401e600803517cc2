import type { Action, UnknownAction } from '@reduxjs/toolkit';

import { paymentSettled } from '@/flows/payment/paymentSlice';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { authApi } from '@/services/auth/authApi';
import { chargeApi } from '@/services/charge/chargeApi';
import { couponApi } from '@/services/coupon/couponApi';
import { cpsApi } from '@/services/cps/cpsApi';
import { driverApi } from '@/services/driver/driverApi';
import { payApi } from '@/services/pay/payApi';

interface Freshness {
  when: (action: Action) => boolean;
  stale: () => readonly UnknownAction[];
}

/** What one event makes stale in the services. Inside one service, its own tags do this. */
export const freshness: readonly Freshness[] = [
  {
    when: paymentSettled.match,
    stale: () => [
      chargeApi.util.invalidateTags(['Bill', 'Payment', 'UsableCoupon']),
      couponApi.util.invalidateTags(['Coupon']),
      driverApi.util.invalidateTags(['Balance']),
      payApi.util.invalidateTags(['PayModel']),
    ],
  },
  {
    when: sessionStarted.match,
    stale: () => [
      authApi.util.invalidateTags(['LoginInfo']),
      chargeApi.util.invalidateTags(['Bill', 'Plate', 'PlateHistory', 'Payment', 'UsableCoupon']),
      cpsApi.util.invalidateTags(['ChargingOrder']),
      couponApi.util.invalidateTags(['Coupon']),
      driverApi.util.invalidateTags(['PlateCount', 'Balance', 'Driver']),
      payApi.util.invalidateTags(['PayModel']),
    ],
  },
];
