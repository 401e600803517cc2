import { BIZ_TYPE } from '@/domain/payment/bizType';
import { serverTimeTextFromDigits } from '@/domain/serverTime';
import {
  EMPTY_FEEDBACK_CONTEXT,
  FEEDBACK_SUBJECT_TYPE,
  FEEDBACK_TYPE,
  type FeedbackContext,
  type FeedbackSubjectType,
  type FeedbackType,
} from '@/services/basic/support';

/** The subject of a help request, as query parameters. */
export interface HelpQueryParams {
  readonly uniqueId?: string | undefined;
  readonly parkId?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly invoiceId?: string | undefined;
  readonly couponNo?: string | undefined;
  readonly lockId?: string | undefined;
  readonly berthNo?: string | undefined;
  readonly bizType?: number | undefined;
  readonly payId?: string | undefined;
  readonly plateNo?: string | undefined;
  /** The digits of the time: `20260310120000`. */
  readonly time?: string | undefined;
  readonly errorId?: string | undefined;
}

/** The number that the address names, and its type. */
function relatedNumber({
  uniqueId,
  orderNo,
  invoiceId,
  couponNo,
  lockId,
}: HelpQueryParams): [string, FeedbackSubjectType] {
  if (uniqueId !== undefined) return [uniqueId, FEEDBACK_SUBJECT_TYPE.bill];
  if (orderNo !== undefined) return [orderNo, FEEDBACK_SUBJECT_TYPE.order];
  if (invoiceId !== undefined) return [invoiceId, FEEDBACK_SUBJECT_TYPE.invoice];
  if (couponNo !== undefined) return [couponNo, FEEDBACK_SUBJECT_TYPE.coupon];
  return lockId === undefined ? ['', FEEDBACK_SUBJECT_TYPE.unknown] : [lockId, FEEDBACK_SUBJECT_TYPE.lock];
}

export function toFeedbackContext(query: HelpQueryParams): FeedbackContext {
  const { parkId = '', payId = '', plateNo = '', berthNo = '', time = '', errorId = '' } = query;
  const [relatedNo, relatedType] = relatedNumber(query);
  return {
    ...EMPTY_FEEDBACK_CONTEXT,
    relatedNo,
    relatedType,
    parkId: relatedType === FEEDBACK_SUBJECT_TYPE.bill ? parkId : '',
    payId,
    plateNo,
    berthNo: relatedType === FEEDBACK_SUBJECT_TYPE.lock ? berthNo : '',
    occurTime: serverTimeTextFromDigits(time),
    errorId,
  };
}

const TYPE_BY_BIZ_TYPE: Readonly<Record<number, FeedbackType>> = {
  [BIZ_TYPE.parking]: FEEDBACK_TYPE.parkingBill,
  [BIZ_TYPE.arrears]: FEEDBACK_TYPE.parkingBill,
  [BIZ_TYPE.offPeakPackage]: FEEDBACK_TYPE.booking,
  [BIZ_TYPE.offPeakSlot]: FEEDBACK_TYPE.booking,
  [BIZ_TYPE.berth]: FEEDBACK_TYPE.booking,
  [BIZ_TYPE.charging]: FEEDBACK_TYPE.chargingBill,
  [BIZ_TYPE.occupation]: FEEDBACK_TYPE.chargingBill,
};

/** The feedback type that fits the subject; undefined if the subject does not determine one. */
export function suggestFeedbackType({ uniqueId, orderNo, lockId, bizType }: HelpQueryParams): FeedbackType | undefined {
  if (uniqueId !== undefined) return FEEDBACK_TYPE.parkingBill;
  if (bizType !== undefined && TYPE_BY_BIZ_TYPE[bizType] !== undefined) return TYPE_BY_BIZ_TYPE[bizType];
  if (orderNo !== undefined) return FEEDBACK_TYPE.other;
  return lockId === undefined ? undefined : FEEDBACK_TYPE.booking;
}

/**
 * The subject of a form and of its request, by ids. It contains no plate, because a plate must not outlive the session.
 */
export const toFeedbackContextKey = ({ relatedNo, parkId, payId, errorId }: FeedbackContext): string =>
  [relatedNo, parkId, payId, errorId].filter((part) => part !== '').join(':');
