import { segment } from '@/services/transport/query/send';
import { reads } from '@/services/transport/store/defineService';
import {
  cents,
  centsOrZero,
  code,
  count,
  entity,
  flag,
  id,
  type Infer,
  list,
  optionalId,
  requiredText,
  results,
  text,
  time,
} from '@/services/transport/wire/wire';

import { specialApi } from './specialApi';
import { timeRange } from './timeRange';

/** cycleType of a pass rule; stored uses and stored value have no length. */
export const CYCLE_TYPE = {
  unknown: 0,
  month: 1,
  quarter: 2,
  halfYear: 3,
  year: 4,
  day: 5,
  storedUses: 6,
  storedValue: 7,
} as const;
export const CYCLE_TYPES = {
  [CYCLE_TYPE.month]: '月',
  [CYCLE_TYPE.quarter]: '季',
  [CYCLE_TYPE.halfYear]: '半年',
  [CYCLE_TYPE.year]: '年',
  [CYCLE_TYPE.day]: '天',
  [CYCLE_TYPE.storedUses]: '储次',
  [CYCLE_TYPE.storedValue]: '储值',
} as const;
export const TIME_TYPE = { allDay: 1, inRanges: 2 } as const;
/** materialType: what a lot wants to see before it sells a pass. */
export const MATERIAL_TYPES = { 1: '行驶证', 2: '房产证明', 3: '租赁合同', 4: '工作证明' } as const;

/** A kind of period pass. Money in cents; -1 in `leftNum` is unlimited. */
export const passRule = entity({
  ruleId: id(),
  ruleName: requiredText(),
  /** Lots it is good for, the first one sells it. */
  parkIds: list(text()),
  parkNames: list(text()),
  cycleType: code(Object.values(CYCLE_TYPE), CYCLE_TYPE.unknown),
  /** Of one cycle. */
  cycleFee: cents(),
  timeType: code(Object.values(TIME_TYPE), TIME_TYPE.allDay),
  timeRanges: list(timeRange),
  maxPlates: count(1),
  /** How many of them may be inside at once. */
  maxInPark: count(1),
  leftNum: count(),
  needMaterial: flag(),
  materialTypes: list(code([0, 1, 2, 3, 4], 0)),
  /** 1 at once, 2 the next day, 3 a day of choice, 4 the first of next month; 0 unknown. */
  startRule: code([0, 1, 2, 3, 4], 0),
  minCycles: count(1),
  maxCycles: count(1),
  /** Renewal opens so many days before the end, and ends so many days after it; 0 not after, -1 never at all. */
  renewDaysBefore: count(),
  renewExpiredDays: count(),
  refundRule: text(),
  description: text(),
});
export type PassRule = Infer<typeof passRule>;
export const passRules = results(passRule);

/** `state` of a pass. 6 is in force and ends soon. */
export const PASS_STATE = {
  unknown: 0,
  underReview: 1,
  rejected: 2,
  unpaid: 3,
  pending: 4,
  inForce: 5,
  expiring: 6,
  expired: 7,
  refunded: 8,
  cancelled: 9,
} as const;

export const passPlate = entity({ plateId: optionalId(), formatPlateNo: requiredText(), isMain: flag() });

/** Something to be paid by `orderNo` and `bizType`; cents. `expireTime`: the price and the place are held until then. */
export const orderToPay = entity({
  orderNo: id(),
  bizType: code([0, 3, 4, 5], 0),
  payFee: cents(),
  expireTime: time(),
});
export type OrderToPay = Infer<typeof orderToPay>;

/** One payment for a pass: the first one, or a renewal. `state` 1 to be paid, 2 paid, 3 closed, 5 refunded; 0 unknown. */
export const passPurchase = entity({
  orderNo: id(),
  startTime: time(),
  endTime: time(),
  cycles: count(1),
  payFee: cents(),
  payTime: time(),
  state: code([0, 1, 2, 3, 5], 0),
});

/** A period pass of the driver, known by `bagOrderNo`. Money in cents. */
export const pass = entity({
  bagOrderNo: id(),
  ruleId: text(),
  ruleName: requiredText(),
  parkId: text(),
  parkName: text(),
  parkNames: list(text()),
  plates: list(passPlate),
  maxPlates: count(1),
  maxInPark: count(1),
  startTime: time(),
  endTime: time(),
  leftDays: count(),
  payFee: cents(),
  state: code(Object.values(PASS_STATE), PASS_STATE.unknown),
  stateText: text(),
  /** Why the review refused it. */
  auditReason: text(),
  /** The application behind it; empty where none was needed. */
  applyId: optionalId(),
  canRenew: flag(),
  canEdit: flag(),
  canRefund: flag(),
  /** What goes back now, cents. */
  refundFee: centsOrZero(),
  autoRenew: flag(),
  /** The order that waits for its payment; empty without one. */
  unpaidOrderNo: optionalId(),
  expireTime: time(),
  purchases: list(passPurchase),
});
export type Pass = Infer<typeof pass>;
export const passes = results(pass);

/** `reason` says why not. Cents; `newStartTime`: where the renewed time begins. */
export const renewal = entity({
  renewable: flag(),
  reason: text(),
  newStartTime: time(),
  minCycles: count(1),
  maxCycles: count(1),
  cycleFee: cents(),
  cycleType: code(Object.values(CYCLE_TYPE), CYCLE_TYPE.unknown),
});
export type Renewal = Infer<typeof renewal>;

/** The pass, and the order that buys it. */
export const createdPass = entity({ pass, order: orderToPay });

export interface CreatePassArgs {
  ruleId: string;
  parkId: string;
  plateIds: readonly string[];
  cycles: number;
  /** `YYYY-MM-DD`; only where the rule lets choose. */
  startDate?: string;
}

/** A pass (3) by bagOrderNo, an off-peak package (4) by its orderNo. */
export interface RenewalArgs {
  bizType: 3 | 4;
  orderNo: string;
}

export const passCalls = specialApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of one lot, or of all. */
    listPassRules: build.query<Infer<typeof passRules>, { parkId?: string }>({
      query: (query) => ({ path: 'bagMultiRules', query: { ...query } }),
      ...reads(passRules),
      providesTags: ['PassRule'],
    }),
    checkRenewable: build.query<Renewal, RenewalArgs>({
      query: (body) => ({ path: 'checkRenewable', method: 'POST', body }),
      ...reads(renewal),
      providesTags: ['Pass', 'OffPeakOrder'],
      keepUnusedDataFor: 0,
    }),
    // Assumed: not in the published contract.
    /** `state` as PASS_STATE; all without it. */
    listPasses: build.query<Infer<typeof passes>, { state?: number; pageNo: number; pageSize: number }>({
      query: (query) => ({ path: 'bagOrders', query: { ...query } }),
      ...reads(passes),
      providesTags: ['Pass'],
    }),
    getPass: build.query<Pass, { bagOrderNo: string }>({
      query: ({ bagOrderNo }) => ({ path: `bagOrders/${segment(bagOrderNo)}` }),
      ...reads(pass),
      providesTags: ['Pass'],
    }),
    /** Opens a pass that needs no material; it is bought by paying the order. */
    createPass: build.mutation<Infer<typeof createdPass>, CreatePassArgs>({
      query: (body) => ({ path: 'bagOrders', method: 'POST', body }),
      ...reads(createdPass),
      invalidatesTags: ['Pass', 'PassRule'],
    }),
    /** Opens a renewal; it begins where the pass ends, once its order is paid. */
    renewPass: build.mutation<OrderToPay, { bagOrderNo: string; cycles: number }>({
      query: ({ bagOrderNo, ...body }) => ({ path: `bagOrders/${segment(bagOrderNo)}/renew`, method: 'POST', body }),
      ...reads(orderToPay),
      invalidatesTags: ['Pass'],
    }),
    /** The first plate is the main one. */
    changePassPlates: build.mutation<Pass, { bagOrderNo: string; plateIds: readonly string[] }>({
      query: ({ bagOrderNo, ...body }) => ({ path: `bagOrders/${segment(bagOrderNo)}/plates`, method: 'PUT', body }),
      ...reads(pass),
      invalidatesTags: ['Pass'],
    }),
    /** Gives a pass back: an unpaid one is cancelled, a paid one refunded by its rule. */
    cancelPass: build.mutation<Pass, { bagOrderNo: string }>({
      query: ({ bagOrderNo }) => ({ path: `bagOrders/${segment(bagOrderNo)}/cancel`, method: 'POST' }),
      ...reads(pass),
      invalidatesTags: ['Pass', 'PassRule'],
    }),
  }),
});
export const {
  useListPassesQuery,
  useListPassRulesQuery,
  useCheckRenewableQuery,
  useGetPassQuery,
  useCreatePassMutation,
  useRenewPassMutation,
  useChangePassPlatesMutation,
  useCancelPassMutation,
} = passCalls;
