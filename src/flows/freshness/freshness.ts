import type { Action, UnknownAction } from '@reduxjs/toolkit';

import { sessionStarted } from '@/flows/session/sessionSlice';
import { authApi } from '@/services/auth/authApi';
import { basicApi } from '@/services/basic/basicApi';
import type { bookingCalls } from '@/services/booking/bookings';
import type { userCalls } from '@/services/booking/user';
import { CHARGE_TAGS, chargeApi } from '@/services/charge/chargeApi';
import type { plateCalls } from '@/services/charge/plates';
import type { purchaseCalls } from '@/services/charge/purchases';
import { couponApi } from '@/services/coupon/couponApi';
import type { couponCalls } from '@/services/coupon/coupons';
import type { merchantCalls } from '@/services/coupon/merchants';
import { cpsApi } from '@/services/cps/cpsApi';
import { dealerApi } from '@/services/dealer/dealerApi';
import type { accountCalls } from '@/services/driver/account';
import type { credentialCalls } from '@/services/driver/credentials';
import { driverApi } from '@/services/driver/driverApi';
import type { walletCalls } from '@/services/driver/wallets';
import type { invoiceCalls } from '@/services/invoice/invoices';
import type { receiptInvoiceCalls } from '@/services/invoice/receiptInvoices';
import { payApi } from '@/services/pay/payApi';
import type { withholdingCalls } from '@/services/pay/withholdings';
import { invalidateLazyTags } from '@/services/services';
import type { offPeakCalls } from '@/services/special/offPeak';
import type { passCalls } from '@/services/special/passes';
import type { plateMaterialCalls } from '@/services/special/plateMaterials';

import { callSucceeded } from './callSucceeded';
import { prepaidChargeEnded } from './prepaidChargeEnded';

interface Freshness {
  when: (action: Action) => boolean;
  stale: () => readonly UnknownAction[];
}

const COUPON_TAGS = ['Coupon', 'Merchant', 'MerchantCoupon', 'MerchantGrant', 'MerchantOrder'] as const;
const PAY_TAGS = ['PayModel', 'Withholding'] as const;
const SPECIAL_TAGS = ['PassRule', 'Pass', 'PassApply', 'OffPeak', 'OffPeakOrder', 'PlateMaterial'] as const;

/** Which tags of which services each event invalidates. Within one service, its own tags do this. */
export const freshness: readonly Freshness[] = [
  {
    when: sessionStarted.match,
    stale: () => [
      authApi.util.invalidateTags(['LoginInfo']),
      chargeApi.util.invalidateTags([...CHARGE_TAGS]),
      dealerApi.util.invalidateTags(['CollectedPark']),
      invalidateLazyTags('bookingApi', ['Berth', 'Booking', 'Evasion', 'Lock', 'Plate', 'User', 'UserCenter']),
      cpsApi.util.invalidateTags([
        'ChargingAppeal',
        'ChargingCard',
        'ChargingOrder',
        'CollectedStation',
        'OccupyAppeal',
        'OccupyOrder',
        'Vin',
      ]),
      couponApi.util.invalidateTags([...COUPON_TAGS]),
      invalidateLazyTags('invoiceApi', ['Invoice', 'Invoiceable', 'InvoiceTitle']),
      invalidateLazyTags('specialApi', [...SPECIAL_TAGS]),
      basicApi.util.invalidateTags(['ParamConfig', 'Feedback', 'Follow']),
      driverApi.util.invalidateTags([
        'PlateCount',
        'Balance',
        'Wallet',
        'BalanceRefund',
        'Group',
        'Driver',
        'OwnerApplication',
      ]),
      payApi.util.invalidateTags([...PAY_TAGS]),
    ],
  },
  {
    when: callSucceeded<typeof credentialCalls | typeof accountCalls>('driverApi', [
      'changeNickName',
      'changePhone',
      'bindPhone',
    ]),
    stale: () => [authApi.util.invalidateTags(['LoginInfo']), invalidateLazyTags('bookingApi', ['User'])],
  },
  {
    when: callSucceeded<typeof userCalls>('bookingApi', ['updateUserDetail', 'bindBookingPhone']),
    stale: () => [authApi.util.invalidateTags(['LoginInfo']), driverApi.util.invalidateTags(['Driver'])],
  },
  {
    when: callSucceeded<typeof bookingCalls>('bookingApi', ['createBooking', 'cancelBooking', 'reportTakenBerth']),
    stale: () => [
      chargeApi.util.invalidateTags(['Purchase']),
      driverApi.util.invalidateTags(['Balance', 'Wallet']),
      payApi.util.invalidateTags(['PayModel']),
    ],
  },
  {
    when: callSucceeded<typeof plateCalls>('chargeApi', ['bindPlate', 'unbindPlate']),
    stale: () => [
      driverApi.util.invalidateTags(['PlateCount']),
      invalidateLazyTags('bookingApi', ['Plate', 'UserCenter']),
      couponApi.util.invalidateTags(['Coupon']), // a new plate may bring coupons
      invalidateLazyTags('specialApi', [...SPECIAL_TAGS]),
      payApi.util.invalidateTags(['Withholding']),
    ],
  },
  {
    when: callSucceeded<typeof plateCalls>('chargeApi', ['makePlateDefault']),
    stale: () => [invalidateLazyTags('bookingApi', ['Plate'])],
  },
  {
    when: callSucceeded<typeof walletCalls>('driverApi', ['openRecharge']),
    stale: () => [chargeApi.util.invalidateTags(['Purchase'])],
  },
  {
    when: callSucceeded<typeof walletCalls>('driverApi', ['requestBalanceRefund']),
    stale: () => [payApi.util.invalidateTags(['PayModel'])],
  },
  {
    when: callSucceeded<typeof passCalls | typeof offPeakCalls>('specialApi', [
      'createPass',
      'renewPass',
      'createPackageOrder',
      'createSlotOrder',
    ]),
    stale: () => [chargeApi.util.invalidateTags(['Purchase'])],
  },
  {
    when: callSucceeded<typeof passCalls | typeof offPeakCalls>('specialApi', [
      'cancelPass',
      'cancelPackageOrder',
      'cancelSlotOrder',
    ]),
    stale: () => [
      chargeApi.util.invalidateTags(['Purchase']),
      driverApi.util.invalidateTags(['Balance', 'Wallet']),
      invalidateLazyTags('invoiceApi', ['Invoiceable']),
      payApi.util.invalidateTags(['PayModel']),
    ],
  },
  {
    when: callSucceeded<typeof purchaseCalls>('chargeApi', ['giveBackPurchase']),
    stale: () => [
      invalidateLazyTags('bookingApi', ['Booking', 'Lock', 'UserCenter']),
      invalidateLazyTags('specialApi', [...SPECIAL_TAGS]),
      driverApi.util.invalidateTags(['Balance', 'Wallet']),
      invalidateLazyTags('invoiceApi', ['Invoiceable']),
      payApi.util.invalidateTags(['PayModel']),
    ],
  },
  {
    when: callSucceeded<typeof plateMaterialCalls>('specialApi', ['submitPlateMaterial', 'resubmitPlateMaterial']),
    stale: () => [chargeApi.util.invalidateTags(['Plate'])],
  },
  {
    when: callSucceeded<typeof couponCalls | typeof merchantCalls>('couponApi', [
      'claimGiftCoupons',
      'sendPlateCoupon',
      'receiveCoupon',
      'grantCoupon',
      'revokeGrant',
    ]),
    stale: () => [chargeApi.util.invalidateTags(['UsableCoupon']), couponApi.util.invalidateTags(['Coupon'])],
  },
  {
    when: callSucceeded<typeof merchantCalls>('couponApi', ['createMerchantOrder']),
    stale: () => [chargeApi.util.invalidateTags(['Purchase'])],
  },
  {
    when: callSucceeded<typeof invoiceCalls>('invoiceApi', ['createInvoice']),
    stale: () => [chargeApi.util.invalidateTags(['Bill', 'Purchase'])],
  },
  {
    when: callSucceeded<typeof receiptInvoiceCalls>('invoiceApi', ['createInvoiceByCode']),
    stale: () => [chargeApi.util.invalidateTags(['Bill', 'Purchase'])],
  },
  {
    when: callSucceeded<typeof withholdingCalls>('payApi', ['openWithholdings', 'closeWithholding']),
    stale: () => [chargeApi.util.invalidateTags(['Plate'])],
  },
  {
    when: prepaidChargeEnded,
    stale: () => [driverApi.util.invalidateTags(['Balance', 'Wallet']), payApi.util.invalidateTags(['PayModel'])],
  },
];
