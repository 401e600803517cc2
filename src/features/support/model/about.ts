import { BIZ_TYPE } from '@/domain/payment/bizType';
import { timeOfDigits } from '@/domain/serverTime';
import {
  ABOUT_NOTHING,
  FEEDBACK_TYPE,
  type FeedbackAbout,
  type FeedbackType,
  RELATED_TYPE,
  type RelatedType,
} from '@/services/basic/support';

/** What help is asked about, from the address. */
export interface AskedAbout {
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
  /** Its digits: `20260310120000`. */
  readonly time?: string | undefined;
  readonly errorId?: string | undefined;
}

/** The number that the address names, and what it is the number of. */
function relatedOf({ uniqueId, orderNo, invoiceId, couponNo, lockId }: AskedAbout): [string, RelatedType] {
  if (uniqueId !== undefined) return [uniqueId, RELATED_TYPE.bill];
  if (orderNo !== undefined) return [orderNo, RELATED_TYPE.order];
  if (invoiceId !== undefined) return [invoiceId, RELATED_TYPE.invoice];
  if (couponNo !== undefined) return [couponNo, RELATED_TYPE.coupon];
  return lockId === undefined ? ['', RELATED_TYPE.unknown] : [lockId, RELATED_TYPE.lock];
}

export function aboutOf(asked: AskedAbout): FeedbackAbout {
  const { parkId = '', payId = '', plateNo = '', berthNo = '', time = '', errorId = '' } = asked;
  const [relatedNo, relatedType] = relatedOf(asked);
  return {
    ...ABOUT_NOTHING,
    relatedNo,
    relatedType,
    parkId: relatedType === RELATED_TYPE.bill ? parkId : '',
    payId,
    plateNo,
    berthNo: relatedType === RELATED_TYPE.lock ? berthNo : '',
    occurTime: timeOfDigits(time),
    errorId,
  };
}

const TYPES: Readonly<Record<number, FeedbackType>> = {
  [BIZ_TYPE.parking]: FEEDBACK_TYPE.parkingBill,
  [BIZ_TYPE.arrears]: FEEDBACK_TYPE.parkingBill,
  [BIZ_TYPE.offPeakPackage]: FEEDBACK_TYPE.booking,
  [BIZ_TYPE.offPeakSlot]: FEEDBACK_TYPE.booking,
  [BIZ_TYPE.berth]: FEEDBACK_TYPE.booking,
  [BIZ_TYPE.charging]: FEEDBACK_TYPE.chargingBill,
  [BIZ_TYPE.occupation]: FEEDBACK_TYPE.chargingBill,
};

/** The kind of feedback that belongs to what it is about; undefined if that does not say. */
export function typeFor({ uniqueId, orderNo, lockId, bizType }: AskedAbout): FeedbackType | undefined {
  if (uniqueId !== undefined) return FEEDBACK_TYPE.parkingBill;
  if (bizType !== undefined && TYPES[bizType] !== undefined) return TYPES[bizType];
  if (orderNo !== undefined) return FEEDBACK_TYPE.other;
  return lockId === undefined ? undefined : FEEDBACK_TYPE.booking;
}

/** The object of a form and of its request, by ids: a plate must not outlive the session. */
export const subjectOf = ({ relatedNo, parkId, payId, errorId }: FeedbackAbout): string =>
  [relatedNo, parkId, payId, errorId].filter((part) => part !== '').join(':');
