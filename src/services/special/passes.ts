import { PASS_CYCLE_TYPE, PASS_START_RULE, PASS_VALID_HOURS_TYPE } from '@/domain/pass/passCodes';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { createEntityTag, createListTag, getProvidedEntityTags } from '@/services/base/defineService/entityTags';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import * as wire from '@/services/schema/wire';

import { passOffPeakApi } from './passOffPeakApi';
import { weeklyParkingHoursSchema } from './timeRange';

/** The materialType: the documents that a lot requires before it sells a pass. */
export const PASS_DOCUMENT_TYPE_LABELS = { 1: '行驶证', 2: '房产证明', 3: '租赁合同', 4: '工作证明' } as const;

/** A kind of period pass. Money in cents; -1 in `leftNum` means unlimited. */
export const passProductSchema = wire.entity({
  ruleId: wire.id(),
  ruleName: wire.requiredText(),
  /** The lots where it is valid. The first one sells it. */
  parkIds: wire.list(wire.text()),
  parkNames: wire.list(wire.text()),
  cycleType: wire.enumCode(Object.values(PASS_CYCLE_TYPE), PASS_CYCLE_TYPE.unknown),
  /** The fee for one cycle. */
  cycleFee: wire.cents(),
  timeType: wire.enumCode(Object.values(PASS_VALID_HOURS_TYPE), PASS_VALID_HOURS_TYPE.unknown),
  timeRanges: wire.list(weeklyParkingHoursSchema),
  maxPlates: wire.count(1),
  /** How many of its cars may be inside at the same time. */
  maxInPark: wire.count(1),
  leftNum: wire.count(),
  needMaterial: wire.flag(),
  materialTypes: wire.list(wire.enumCode([0, 1, 2, 3, 4], 0)),
  startRule: wire.enumCode(Object.values(PASS_START_RULE), PASS_START_RULE.unknown),
  minCycles: wire.count(1),
  maxCycles: wire.count(1),
  /**
   * How many days before its end a pass can first be renewed, and until how many days after it; 0 not after its end,
   * -1 never.
   */
  renewDaysBefore: wire.count(),
  renewExpiredDays: wire.count(),
  refundRule: wire.text(),
  description: wire.text(),
});
export type PassProduct = wire.Infer<typeof passProductSchema>;
export const passProductsSchema = wire.results(passProductSchema);

/** The `state` of a pass. 6 is valid and about to expire. */
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

export const passPlateSchema = wire.entity({
  plateId: wire.optionalId(),
  formatPlateNo: wire.requiredText(),
  isMain: wire.flag(),
});

/** An order to be paid by `orderNo` and `bizType`; cents. The price and the place are held until `expireTime`. */
export const purchaseToPaySchema = wire.entity({
  orderNo: wire.id(),
  bizType: wire.enumCode([0, 3, 4, 5], 0),
  payFee: wire.cents(),
  expireTime: wire.dateTime(),
});
export type PurchaseToPay = wire.Infer<typeof purchaseToPaySchema>;

/** The `state` of one payment for a pass. */
export const PASS_PERIOD_PAYMENT_STATE = { unknown: 0, unpaid: 1, paid: 2, closed: 3, refunded: 5 } as const;

/** One payment for a pass: the first one, or a renewal. */
export const passPeriodPaymentSchema = wire.entity({
  orderNo: wire.id(),
  startTime: wire.dateTime(),
  endTime: wire.dateTime(),
  cycles: wire.count(1),
  payFee: wire.cents(),
  payTime: wire.dateTime(),
  state: wire.enumCode(Object.values(PASS_PERIOD_PAYMENT_STATE), PASS_PERIOD_PAYMENT_STATE.unknown),
});
export type PassPeriodPayment = wire.Infer<typeof passPeriodPaymentSchema>;

/** A period pass of the driver, identified by `bagOrderNo`. Money in cents. */
export const passSchema = wire.entity({
  bagOrderNo: wire.id(),
  ruleId: wire.text(),
  ruleName: wire.requiredText(),
  parkId: wire.text(),
  parkName: wire.text(),
  parkNames: wire.list(wire.text()),
  plates: wire.list(passPlateSchema),
  maxPlates: wire.count(1),
  maxInPark: wire.count(1),
  timeType: wire.enumCode(Object.values(PASS_VALID_HOURS_TYPE), PASS_VALID_HOURS_TYPE.unknown),
  timeRanges: wire.list(weeklyParkingHoursSchema),
  startTime: wire.dateTime(),
  endTime: wire.dateTime(),
  leftDays: wire.count(),
  payFee: wire.cents(),
  state: wire.enumCode(Object.values(PASS_STATE), PASS_STATE.unknown),
  stateText: wire.text(),
  /** The reason why the review rejected it. */
  auditReason: wire.text(),
  /** The application behind it; empty if none was needed. */
  applyId: wire.optionalId(),
  canRenew: wire.flag(),
  canEdit: wire.flag(),
  canRefund: wire.flag(),
  /** The refund now, cents. */
  refundFee: wire.centsOrZero(),
  /** The refunded amount, cents. */
  refundedFee: wire.centsOrZero(),
  refundRule: wire.text(),
  autoRenew: wire.flag(),
  /** The order that is waiting for payment; empty if there is none. */
  unpaidOrderNo: wire.optionalId(),
  expireTime: wire.dateTime(),
  purchases: wire.list(passPeriodPaymentSchema),
});
export type Pass = wire.Infer<typeof passSchema>;
export const passesSchema = wire.results(passSchema);

/**
 * The terms of a renewal. `reason`: why it cannot be renewed. Cents; `newStartTime`: the start of the renewed period.
 */
export const renewalTermsSchema = wire.entity({
  renewable: wire.flag(),
  reason: wire.text(),
  newStartTime: wire.dateTime(),
  minCycles: wire.count(1),
  maxCycles: wire.count(1),
  cycleFee: wire.cents(),
  cycleType: wire.enumCode(Object.values(PASS_CYCLE_TYPE), PASS_CYCLE_TYPE.unknown),
});
export type RenewalTerms = wire.Infer<typeof renewalTermsSchema>;

/**
 * A quote for a pass or a renewal, before any order. Cents. `fromPayment`: it begins when it is paid, and both times
 * shift accordingly. `refusal`: why it cannot be sold; empty if it can.
 */
export const passQuoteSchema = wire.entity({
  startTime: wire.dateTime(),
  endTime: wire.dateTime(),
  fromPayment: wire.flag(),
  payFee: wire.cents(),
  refusal: wire.text(),
  /** Other passes that cover one of the plates in the same days. */
  overlaps: wire.list(
    wire.entity({
      bagOrderNo: wire.id(),
      ruleName: wire.requiredText(),
      plateText: wire.text(),
      startTime: wire.dateTime(),
      endTime: wire.dateTime(),
    }),
  ),
});
export type PassQuote = wire.Infer<typeof passQuoteSchema>;

/** The pass, and the order to pay for it. */
export const createdPassAndOrderSchema = wire.entity({ pass: passSchema, order: purchaseToPaySchema });

/** The driver's selection for a pass. */
export interface PassSelection {
  ruleId: string;
  parkId: string;
  plateIds: readonly string[];
  cycles: number;
  /** `YYYY-MM-DD`; only if the rule lets the driver choose. */
  startDate?: string;
}
/** The period of the quote that the driver has confirmed. The server refuses if it differs now. */
export interface AgreedPassPeriod {
  startTime?: string;
  endTime?: string;
}
export interface CreatePassArgs extends IdempotencyKey, PassSelection, AgreedPassPeriod {
  /**
   * 1: the driver has confirmed that another pass covers one of the plates in the same days. Otherwise the server
   * refuses.
   */
  acceptsOverlap?: 0 | 1;
}

/** A pass (3) by bagOrderNo, an off-peak package (4) by its orderNo. */
export interface CheckRenewableArgs {
  bizType: 3 | 4;
  orderNo: string;
}

const toPassId = ({ bagOrderNo }: Pick<Pass, 'bagOrderNo'>) => bagOrderNo;
const passTag = (pass: Pick<Pass, 'bagOrderNo'>) => createEntityTag('Pass', toPassId(pass));
const getChangedPassTags = (changed: Pick<Pass, 'bagOrderNo'>) => [passTag(changed), createListTag('Pass')];

export const passCalls = passOffPeakApi.injectEndpoints({
  endpoints: (build) => ({
    /** For one lot, or for all. */
    listPassRules: build.query<wire.Infer<typeof passProductsSchema>, { parkId?: string }>({
      query: (query) => ({ path: 'bagMultiRules', query: { ...query } }),
      ...createEndpointResponseOptions(passProductsSchema),
      providesTags: ['PassRule'],
    }),
    checkRenewable: build.query<RenewalTerms, CheckRenewableArgs>({
      query: (body) => ({ path: 'checkRenewable', method: 'POST', body }),
      ...createEndpointResponseOptions(renewalTermsSchema),
      providesTags: (_terms, _error, { bizType, orderNo }) => {
        const type = bizType === BIZ_TYPE.pass ? 'Pass' : 'OffPeakOrder';
        return [createEntityTag(type, orderNo), createListTag(type)];
      },
      keepUnusedDataFor: 0,
    }),
    // Assumed: not in the published contract.
    /** `state` is one of PASS_STATE; without it, all passes. */
    listPasses: build.query<wire.Infer<typeof passesSchema>, { state?: number; pageNo: number; pageSize: number }>({
      query: (query) => ({ path: 'bagOrders', query: { ...query } }),
      ...createEndpointResponseOptions(passesSchema),
      providesTags: (data) => getProvidedEntityTags('Pass', toPassId, data?.results),
    }),
    quotePass: build.query<PassQuote, PassSelection>({
      query: (body) => ({ path: 'bagQuotes', method: 'POST', body }),
      ...createEndpointResponseOptions(passQuoteSchema),
      // The other passes of its plates are among what it lists.
      providesTags: [createListTag('Pass'), 'PassRule'],
      keepUnusedDataFor: 0,
    }),
    quoteRenewal: build.query<PassQuote, { bagOrderNo: string; cycles: number }>({
      query: ({ bagOrderNo, ...body }) => ({
        path: `bagOrders/${encodePathSegment(bagOrderNo)}/quote`,
        method: 'POST',
        body,
      }),
      ...createEndpointResponseOptions(passQuoteSchema),
      providesTags: (_quote, _error, args) => [passTag(args), createListTag('Pass')],
      keepUnusedDataFor: 0,
    }),
    /** `bagOrderNo`: the number of the pass, or of one of its orders. */
    getPass: build.query<Pass, { bagOrderNo: string }>({
      query: ({ bagOrderNo }) => ({ path: `bagOrders/${encodePathSegment(bagOrderNo)}` }),
      ...createEndpointResponseOptions(passSchema, { suppressErrors: 'unlisted' }), // the page shows why there is none
      // After a failure, an earlier response may still be shown, and the number may be of one of its orders.
      providesTags: (pass, _error, args) => [passTag(args), pass === undefined ? createListTag('Pass') : passTag(pass)],
    }),
    /** Creates a pass that requires no documents. It becomes valid when its order is paid. */
    createPass: build.mutation<wire.Infer<typeof createdPassAndOrderSchema>, CreatePassArgs>({
      query: (body) => ({ path: 'bagOrders', method: 'POST', body }),
      ...createIdempotentResponseOptions('special', createdPassAndOrderSchema),
      invalidatesTags: [createListTag('Pass'), 'PassRule'],
    }),
    /** Creates a renewal. It starts when the pass ends, after its order has been paid. */
    renewPass: build.mutation<
      PurchaseToPay,
      IdempotencyKey & AgreedPassPeriod & { bagOrderNo: string; cycles: number }
    >({
      query: ({ bagOrderNo, ...body }) => ({
        path: `bagOrders/${encodePathSegment(bagOrderNo)}/renew`,
        method: 'POST',
        body,
      }),
      ...createIdempotentResponseOptions('special', purchaseToPaySchema),
      invalidatesTags: (_order, _error, args) => getChangedPassTags(args),
    }),
    /** The first plate is the main one. */
    changePassPlates: build.mutation<Pass, IdempotencyKey & { bagOrderNo: string; plateIds: readonly string[] }>({
      query: ({ bagOrderNo, ...body }) => ({
        path: `bagOrders/${encodePathSegment(bagOrderNo)}/plates`,
        method: 'PUT',
        body,
      }),
      ...createIdempotentResponseOptions('special', passSchema),
      invalidatesTags: (_pass, _error, args) => getChangedPassTags(args),
    }),
    /**
     * Cancels an unpaid pass, or refunds a paid one by its rule. The server refuses if the refund now differs from
     * `refundFee`.
     */
    cancelPass: build.mutation<Pass, IdempotencyKey & { bagOrderNo: string; refundFee: number }>({
      query: ({ bagOrderNo, ...body }) => ({
        path: `bagOrders/${encodePathSegment(bagOrderNo)}/cancel`,
        method: 'POST',
        body,
      }),
      ...createIdempotentResponseOptions('special', passSchema),
      invalidatesTags: (_pass, _error, args) => [...getChangedPassTags(args), 'PassRule'],
    }),
  }),
});
export const {
  useListPassesQuery,
  useListPassRulesQuery,
  useCheckRenewableQuery,
  useGetPassQuery,
  useQuotePassQuery,
  useQuoteRenewalQuery,
} = passCalls;

/** Arguments for all passes of a driver (nobody has more). One cache entry for all screens. */
export const ALL_PASSES_ARGS = { pageNo: 1, pageSize: 99 } as const;
