import type { Action, UnknownAction } from '@reduxjs/toolkit';

import { sessionStarted } from '@/flows/session/sessionSlice';
import { authApi } from '@/services/auth/authApi';
import { basicApi } from '@/services/basic/basicApi';
import type { bookingCalls } from '@/services/booking/bookings';
import type { bookingUserCalls } from '@/services/booking/user';
import { PARKING_CHARGE_CACHE_TAGS, parkingChargeApi } from '@/services/charge/parkingChargeApi';
import type { plateCalls } from '@/services/charge/plates';
import type { purchaseCalls } from '@/services/charge/purchases';
import { couponApi } from '@/services/coupon/couponApi';
import type { couponCalls } from '@/services/coupon/coupons';
import type { merchantCalls } from '@/services/coupon/merchants';
import { chargingApi } from '@/services/cps/chargingApi';
import { parkApi } from '@/services/dealer/parkApi';
import type { accountCalls } from '@/services/driver/account';
import type { credentialCalls } from '@/services/driver/credentials';
import { driverApi } from '@/services/driver/driverApi';
import type { walletCalls } from '@/services/driver/wallets';
import { invalidateLazyServiceTags } from '@/services/eagerServices';
import type { invoiceCalls } from '@/services/invoice/invoices';
import type { receiptInvoiceCalls } from '@/services/invoice/receiptInvoices';
import { payApi } from '@/services/pay/payApi';
import type { autoDeductionCalls } from '@/services/pay/withholdings';
import type { offPeakCalls } from '@/services/special/offPeak';
import type { passCalls } from '@/services/special/passes';
import type { plateDocumentCalls } from '@/services/special/plateMaterials';

import { createMutationFulfilledMatcher } from './createMutationFulfilledMatcher';
import { isPrepaidChargingFinishedAction } from './isPrepaidChargingFinishedAction';

interface InvalidationRule {
  matches: (action: Action) => boolean;
  invalidations: () => readonly UnknownAction[];
}

const COUPON_TAGS = ['Coupon', 'Merchant', 'MerchantCoupon', 'MerchantGrant', 'MerchantOrder'] as const;
const PAY_TAGS = ['PayModel', 'Withholding'] as const;
const SPECIAL_TAGS = ['PassRule', 'Pass', 'PassApply', 'OffPeak', 'OffPeakOrder', 'PlateMaterial'] as const;

/** Which tags of other services each event invalidates. Within one service, its own `invalidatesTags` do this. */
export const invalidationRules: readonly InvalidationRule[] = [
  {
    matches: sessionStarted.match,
    invalidations: () => [
      authApi.util.invalidateTags(['LoginInfo']),
      parkingChargeApi.util.invalidateTags([...PARKING_CHARGE_CACHE_TAGS]),
      parkApi.util.invalidateTags(['CollectedPark']),
      invalidateLazyServiceTags('bookingApi', ['Berth', 'Booking', 'Evasion', 'Lock', 'Plate', 'User', 'UserCenter']),
      chargingApi.util.invalidateTags([
        'ChargingAppeal',
        'ChargingCard',
        'ChargingOrder',
        'CollectedStation',
        'OccupyAppeal',
        'OccupyOrder',
        'Vin',
      ]),
      couponApi.util.invalidateTags([...COUPON_TAGS]),
      invalidateLazyServiceTags('invoiceApi', ['Invoice', 'Invoiceable', 'InvoiceTitle']),
      invalidateLazyServiceTags('specialApi', [...SPECIAL_TAGS]),
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
    matches: createMutationFulfilledMatcher<typeof credentialCalls | typeof accountCalls>('driverApi', [
      'changeNickName',
      'changePhone',
      'bindPhone',
    ]),
    invalidations: () => [
      authApi.util.invalidateTags(['LoginInfo']),
      invalidateLazyServiceTags('bookingApi', ['User']),
    ],
  },
  {
    matches: createMutationFulfilledMatcher<typeof bookingUserCalls>('bookingApi', [
      'updateUserDetail',
      'bindBookingPhone',
    ]),
    invalidations: () => [authApi.util.invalidateTags(['LoginInfo']), driverApi.util.invalidateTags(['Driver'])],
  },
  {
    matches: createMutationFulfilledMatcher<typeof bookingCalls>('bookingApi', [
      'createBooking',
      'cancelBooking',
      'reportTakenBerth',
    ]),
    invalidations: () => [
      parkingChargeApi.util.invalidateTags(['Purchase']),
      driverApi.util.invalidateTags(['Balance', 'Wallet']),
      payApi.util.invalidateTags(['PayModel']),
    ],
  },
  {
    matches: createMutationFulfilledMatcher<typeof plateCalls>('chargeApi', ['bindPlate', 'unbindPlate']),
    invalidations: () => [
      driverApi.util.invalidateTags(['PlateCount']),
      invalidateLazyServiceTags('bookingApi', ['Plate', 'UserCenter']),
      couponApi.util.invalidateTags(['Coupon']), // a new plate may bring coupons
      invalidateLazyServiceTags('specialApi', [...SPECIAL_TAGS]),
      payApi.util.invalidateTags(['Withholding']),
    ],
  },
  {
    matches: createMutationFulfilledMatcher<typeof plateCalls>('chargeApi', ['makePlateDefault']),
    invalidations: () => [invalidateLazyServiceTags('bookingApi', ['Plate'])],
  },
  {
    matches: createMutationFulfilledMatcher<typeof walletCalls>('driverApi', ['openRecharge']),
    invalidations: () => [parkingChargeApi.util.invalidateTags(['Purchase'])],
  },
  {
    matches: createMutationFulfilledMatcher<typeof walletCalls>('driverApi', ['requestBalanceRefund']),
    invalidations: () => [payApi.util.invalidateTags(['PayModel'])],
  },
  {
    matches: createMutationFulfilledMatcher<typeof passCalls | typeof offPeakCalls>('specialApi', [
      'createPass',
      'renewPass',
      'createPackageOrder',
      'createSlotOrder',
    ]),
    invalidations: () => [parkingChargeApi.util.invalidateTags(['Purchase'])],
  },
  {
    matches: createMutationFulfilledMatcher<typeof passCalls | typeof offPeakCalls>('specialApi', [
      'cancelPass',
      'cancelPackageOrder',
      'cancelSlotOrder',
    ]),
    invalidations: () => [
      parkingChargeApi.util.invalidateTags(['Purchase']),
      driverApi.util.invalidateTags(['Balance', 'Wallet']),
      invalidateLazyServiceTags('invoiceApi', ['Invoiceable']),
      payApi.util.invalidateTags(['PayModel']),
    ],
  },
  {
    matches: createMutationFulfilledMatcher<typeof purchaseCalls>('chargeApi', ['giveBackPurchase']),
    invalidations: () => [
      invalidateLazyServiceTags('bookingApi', ['Booking', 'Lock', 'UserCenter']),
      invalidateLazyServiceTags('specialApi', [...SPECIAL_TAGS]),
      driverApi.util.invalidateTags(['Balance', 'Wallet']),
      invalidateLazyServiceTags('invoiceApi', ['Invoiceable']),
      payApi.util.invalidateTags(['PayModel']),
    ],
  },
  {
    matches: createMutationFulfilledMatcher<typeof plateDocumentCalls>('specialApi', [
      'submitPlateMaterial',
      'resubmitPlateMaterial',
    ]),
    invalidations: () => [parkingChargeApi.util.invalidateTags(['Plate'])],
  },
  {
    matches: createMutationFulfilledMatcher<typeof couponCalls | typeof merchantCalls>('couponApi', [
      'claimGiftCoupons',
      'sendPlateCoupon',
      'receiveCoupon',
      'grantCoupon',
      'revokeGrant',
    ]),
    invalidations: () => [
      parkingChargeApi.util.invalidateTags(['UsableCoupon']),
      couponApi.util.invalidateTags(['Coupon']),
    ],
  },
  {
    matches: createMutationFulfilledMatcher<typeof merchantCalls>('couponApi', ['createMerchantOrder']),
    invalidations: () => [parkingChargeApi.util.invalidateTags(['Purchase'])],
  },
  {
    matches: createMutationFulfilledMatcher<typeof invoiceCalls>('invoiceApi', ['createInvoice']),
    invalidations: () => [parkingChargeApi.util.invalidateTags(['Bill', 'Purchase'])],
  },
  {
    matches: createMutationFulfilledMatcher<typeof receiptInvoiceCalls>('invoiceApi', ['createInvoiceByCode']),
    invalidations: () => [parkingChargeApi.util.invalidateTags(['Bill', 'Purchase'])],
  },
  {
    matches: createMutationFulfilledMatcher<typeof autoDeductionCalls>('payApi', [
      'openWithholdings',
      'closeWithholding',
    ]),
    invalidations: () => [parkingChargeApi.util.invalidateTags(['Plate'])],
  },
  {
    matches: isPrepaidChargingFinishedAction,
    invalidations: () => [
      driverApi.util.invalidateTags(['Balance', 'Wallet']),
      payApi.util.invalidateTags(['PayModel']),
    ],
  },
];
