import { BIZ_TYPE } from '@/domain/payment/bizType';
import { parseTimeDigits } from '@/domain/serverTime';
import {
  EMPTY_FEEDBACK_CONTEXT,
  FEEDBACK_TYPE,
  type FeedbackContext,
  type FeedbackType,
  RELATED_TYPE,
  type RelatedType,
} from '@/services/basic/support';

/** The subject of a help request, as query parameters. */
export interface HelpQuery {
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
function relatedNumber({ uniqueId, orderNo, invoiceId, couponNo, lockId }: HelpQuery): [string, RelatedType] {
  if (uniqueId !== undefined) return [uniqueId, RELATED_TYPE.bill];
  if (orderNo !== undefined) return [orderNo, RELATED_TYPE.order];
  if (invoiceId !== undefined) return [invoiceId, RELATED_TYPE.invoice];
  if (couponNo !== undefined) return [couponNo, RELATED_TYPE.coupon];
  return lockId === undefined ? ['', RELATED_TYPE.unknown] : [lockId, RELATED_TYPE.lock];
}

export function toFeedbackAbout(query: HelpQuery): FeedbackContext {
  const { parkId = '', payId = '', plateNo = '', berthNo = '', time = '', errorId = '' } = query;
  const [relatedNo, relatedType] = relatedNumber(query);
  return {
    ...EMPTY_FEEDBACK_CONTEXT,
    relatedNo,
    relatedType,
    parkId: relatedType === RELATED_TYPE.bill ? parkId : '',
    payId,
    plateNo,
    berthNo: relatedType === RELATED_TYPE.lock ? berthNo : '',
    occurTime: parseTimeDigits(time),
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
export function suggestFeedbackType({ uniqueId, orderNo, lockId, bizType }: HelpQuery): FeedbackType | undefined {
  if (uniqueId !== undefined) return FEEDBACK_TYPE.parkingBill;
  if (bizType !== undefined && TYPE_BY_BIZ_TYPE[bizType] !== undefined) return TYPE_BY_BIZ_TYPE[bizType];
  if (orderNo !== undefined) return FEEDBACK_TYPE.other;
  return lockId === undefined ? undefined : FEEDBACK_TYPE.booking;
}

/**
 * The subject of a form and of its request, by ids. It contains no plate, because a plate must not outlive the session.
 */
export const feedbackRequestSubject = ({ relatedNo, parkId, payId, errorId }: FeedbackContext): string =>
  [relatedNo, parkId, payId, errorId].filter((part) => part !== '').join(':');
