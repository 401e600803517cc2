import { minutesToOccupationFeeCap } from '@/domain/charging/occupation';
import { formatYuan } from '@/domain/money';
import { formatDuration } from '@/domain/time';
import { OCCUPATION_ORDER_STATE, type OccupationOrder } from '@/services/cps/occupation';
import { isGunOccupied, isOccupationFeeCapped } from '@/widgets/occupation/model/toOccupationNotice';

import type { ChargingTone } from '../../model/gunText';

const STATE_LABELS: Readonly<Record<OccupationOrder['state'], string>> = {
  [OCCUPATION_ORDER_STATE.unknown]: '处理中',
  [OCCUPATION_ORDER_STATE.free]: '免费时长内',
  [OCCUPATION_ORDER_STATE.running]: '计费中',
  [OCCUPATION_ORDER_STATE.unpaid]: '待支付',
  [OCCUPATION_ORDER_STATE.paid]: '已支付',
  [OCCUPATION_ORDER_STATE.waived]: '已免除',
  [OCCUPATION_ORDER_STATE.underAppeal]: '申诉中',
};

type StateFields = Pick<OccupationOrder, 'state' | 'stateText'>;

/** The label of an occupation's state. An unknown state is 处理中, whatever text the server sent. */
export const occupationStateLabel = ({ state, stateText }: StateFields): string =>
  state === OCCUPATION_ORDER_STATE.unknown ? STATE_LABELS[state] : stateText || STATE_LABELS[state];

export function occupationOrderTone({ state }: Pick<OccupationOrder, 'state'>): ChargingTone {
  switch (state) {
    case OCCUPATION_ORDER_STATE.running:
    case OCCUPATION_ORDER_STATE.unpaid:
      return 'owed';
    case OCCUPATION_ORDER_STATE.free:
    case OCCUPATION_ORDER_STATE.underAppeal:
    case OCCUPATION_ORDER_STATE.unknown:
      return 'soon';
    default:
      return 'plain';
  }
}

/** `每分钟0.50元，50.00元封顶`; empty when the price is not known. */
export function occupationPriceText({
  perMinuteFee,
  capFee,
}: Pick<OccupationOrder, 'perMinuteFee' | 'capFee'>): string {
  if (Number.isNaN(perMinuteFee)) return '';
  return `每分钟${formatYuan(perMinuteFee)}${capFee > 0 ? `，${formatYuan(capFee)}封顶` : ''}`;
}

/** The time until a running fee reaches its cap, or that it has reached it. Empty without a cap. */
export function occupationFeeCapText(order: Pick<OccupationOrder, 'occupyFee' | 'perMinuteFee' | 'capFee'>): string {
  const minutesLeft = minutesToOccupationFeeCap(order.occupyFee, order);
  if (minutesLeft !== null) return `再过${formatDuration(minutesLeft)}封顶`;
  return isOccupationFeeCapped(order) ? '不再增加' : '';
}

/** The result of 我已挪车: what the charger has detected. */
export function gunUnplugCheckText(order: Pick<OccupationOrder, 'state' | 'occupyFee' | 'capFee'>): string {
  if (!isGunOccupied(order)) return '桩已检测到拔枪，不再计费';
  const fee =
    order.state === OCCUPATION_ORDER_STATE.free
      ? '免费时间还在走'
      : isOccupationFeeCapped(order)
        ? '费用已到封顶'
        : '费用还在计';
  return `桩上还插着枪，${fee}。请把枪插回桩上，稍后再查`;
}
