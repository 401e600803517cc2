import { couponConditionText } from '@/domain/coupon/couponText';
import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatYuan } from '@/domain/money';
import { pathTo } from '@/navigation/paths';
import { COUPON_BIZ_TYPE, type UserCoupon } from '@/services/coupon/coupons';
import { COUPON_STACKING, COUPON_STATE } from '@/services/schema/couponFields';

type Tone = 'plain' | 'brand' | 'done' | 'soon';

const BIZ_TYPE_LABELS: Readonly<Record<UserCoupon['bizType'], string>> = {
  [COUPON_BIZ_TYPE.parking]: '停车',
  [COUPON_BIZ_TYPE.charging]: '充电',
  [COUPON_BIZ_TYPE.pass]: '月卡',
  [COUPON_BIZ_TYPE.any]: '通用',
};

/** The label and the tone of a coupon's state. A coupon of unknown state is never shown as usable. */
export function couponStateTag({ state, stateText }: Pick<UserCoupon, 'state' | 'stateText'>): {
  word: string;
  tone: Tone;
} {
  switch (state) {
    case COUPON_STATE.unused:
      return { word: stateText || '未使用', tone: 'brand' };
    case COUPON_STATE.locked:
      return { word: '支付中', tone: 'soon' };
    case COUPON_STATE.used:
      return { word: stateText || '已使用', tone: 'done' };
    case COUPON_STATE.expired:
      return { word: stateText || '已过期', tone: 'plain' };
    case COUPON_STATE.withdrawn:
      return { word: stateText || '已撤销', tone: 'plain' };
    case COUPON_STATE.unknown:
      return { word: stateText || '处理中', tone: 'soon' };
  }
}

type UsageFields = Pick<UserCoupon, 'state' | 'useTime' | 'useParkName' | 'discountFee' | 'endTime'>;

/** Why the coupon cannot be used, or what it was used for; undefined while it can be used. */
export function unusableCouponTexts(
  { state, useTime, useParkName, discountFee, endTime }: UsageFields,
  nowMs: number,
): readonly string[] | undefined {
  switch (state) {
    case COUPON_STATE.unused:
      return undefined;
    case COUPON_STATE.locked:
      return ['一笔支付正在使用它；未付款的，订单关闭后退回'];
    case COUPON_STATE.used:
      return [formatServerMoment(useTime, nowMs), useParkName, discountFee > 0 ? `省了${formatYuan(discountFee)}` : ''];
    case COUPON_STATE.expired:
      return [endTime === '' ? '已过期' : `${formatServerMoment(endTime, nowMs)} 已过期`];
    case COUPON_STATE.withdrawn:
      return ['商户已撤销'];
    case COUPON_STATE.unknown:
      return ['状态还在确认，请稍后再看'];
  }
}

/** The fields of a running stay that a coupon needs. */
export interface RunningStay {
  readonly uniqueId: string;
  readonly parkId: string;
  readonly formatPlateNo: string;
}

type TargetFields = Pick<UserCoupon, 'couponId' | 'state' | 'bizType' | 'parkIds' | 'formatPlateNo'>;

/**
 * The target of 去使用: the bill of a running stay for which the coupon is valid (that bill then uses it), otherwise the
 * places where it is valid; null when it cannot be used now.
 */
export function couponTargetPath(coupon: TargetFields, runningStays: readonly RunningStay[]): string | null {
  if (coupon.state !== COUPON_STATE.unused) return null;
  if (coupon.bizType === COUPON_BIZ_TYPE.charging) return pathTo('map', { isFromHome: '2' });
  if (coupon.bizType === COUPON_BIZ_TYPE.pass) return pathTo('nearbyBagParks');
  const stay = runningStays.find(
    ({ uniqueId, parkId, formatPlateNo }) =>
      uniqueId !== '' &&
      parkId !== '' &&
      (coupon.formatPlateNo === '' || coupon.formatPlateNo === formatPlateNo) &&
      (coupon.parkIds.length === 0 || coupon.parkIds.includes(parkId)),
  );
  return stay === undefined
    ? pathTo('suitParking', { couponId: coupon.couponId })
    : pathTo('payPage', { uniqueId: stay.uniqueId, parkId: stay.parkId, couponId: coupon.couponId });
}

/** The path of the stay that the coupon was used for; null when there is no such page. */
export const couponUsedStayPath = ({
  state,
  useUniqueId,
  useParkId,
}: Pick<UserCoupon, 'state' | 'useUniqueId' | 'useParkId'>) =>
  state === COUPON_STATE.used && useUniqueId !== '' && useParkId !== ''
    ? pathTo('parkingRecordDetail', { uniqueId: useUniqueId, parkId: useParkId })
    : null;

export interface CouponFact {
  readonly label: string;
  readonly value: string;
}

const STACKING_TEXTS: Readonly<Record<UserCoupon['canStack'], string>> = {
  [COUPON_STACKING.never]: '不能与其他优惠叠加',
  [COUPON_STACKING.allowed]: '可与其他优惠叠加',
  [COUPON_STACKING.unknown]: '',
};

/** The rules of one coupon, row by row. Unknown values are empty. */
export function toCouponRuleFactRows(coupon: UserCoupon, nowMs: number): readonly CouponFact[] {
  const from = formatServerMoment(coupon.startTime, nowMs);
  const to = formatServerMoment(coupon.endTime, nowMs);
  return [
    { label: '可用于', value: BIZ_TYPE_LABELS[coupon.bizType] },
    { label: '使用条件', value: couponConditionText(coupon) },
    { label: '适用范围', value: coupon.parkScopeText },
    { label: '限用车牌', value: coupon.formatPlateNo },
    { label: '有效期', value: to === '' ? '长期有效' : from === '' ? `至 ${to}` : `${from} 至 ${to}` },
    { label: '叠加', value: STACKING_TEXTS[coupon.canStack] },
    { label: '来源', value: coupon.sourceName },
  ];
}

/** When and where the coupon was used and what it saved; empty for an unused coupon. */
export function toPastCouponUseFactRows(coupon: UserCoupon, nowMs: number): readonly CouponFact[] {
  if (coupon.state !== COUPON_STATE.used) return [];
  return [
    { label: '使用时间', value: formatServerMoment(coupon.useTime, nowMs) },
    { label: '停车场', value: coupon.useParkName },
    { label: '省了', value: coupon.discountFee > 0 ? formatYuan(coupon.discountFee) : '' },
  ];
}
