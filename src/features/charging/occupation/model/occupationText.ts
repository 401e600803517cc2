import { minutesToCap } from '@/domain/charging/occupation';
import { formatYuan } from '@/domain/money';
import { formatDuration } from '@/domain/time';
import { OCCUPY_STATE, type OccupyOrder } from '@/services/cps/occupation';
import { isFeeCapped, isGunOccupied } from '@/widgets/occupation/model/toOccupationNotice';

import type { ChargingTone } from '../../model/gunText';

const STATE_LABELS: Readonly<Record<OccupyOrder['state'], string>> = {
  [OCCUPY_STATE.unknown]: '处理中',
  [OCCUPY_STATE.free]: '免费时长内',
  [OCCUPY_STATE.running]: '计费中',
  [OCCUPY_STATE.unpaid]: '待支付',
  [OCCUPY_STATE.paid]: '已支付',
  [OCCUPY_STATE.waived]: '已免除',
  [OCCUPY_STATE.underAppeal]: '申诉中',
};

type StateFields = Pick<OccupyOrder, 'state' | 'stateText'>;

/** The label of an occupation's state. An unknown state is 处理中, whatever text the server sent. */
export const occupyStateLabel = ({ state, stateText }: StateFields): string =>
  state === OCCUPY_STATE.unknown ? STATE_LABELS[state] : stateText || STATE_LABELS[state];

export function occupyStateTone({ state }: Pick<OccupyOrder, 'state'>): ChargingTone {
  switch (state) {
    case OCCUPY_STATE.running:
    case OCCUPY_STATE.unpaid:
      return 'owed';
    case OCCUPY_STATE.free:
    case OCCUPY_STATE.underAppeal:
    case OCCUPY_STATE.unknown:
      return 'soon';
    default:
      return 'plain';
  }
}

/** `每分钟0.50元，50.00元封顶`; empty when the price is not known. */
export function occupyPriceText({ perMinuteFee, capFee }: Pick<OccupyOrder, 'perMinuteFee' | 'capFee'>): string {
  if (Number.isNaN(perMinuteFee)) return '';
  return `每分钟${formatYuan(perMinuteFee)}${capFee > 0 ? `，${formatYuan(capFee)}封顶` : ''}`;
}

/** The time until a running fee reaches its cap, or that it has reached it. Empty without a cap. */
export function occupyCapText(order: Pick<OccupyOrder, 'occupyFee' | 'perMinuteFee' | 'capFee'>): string {
  const minutesLeft = minutesToCap(order.occupyFee, order);
  if (minutesLeft !== null) return `再过${formatDuration(minutesLeft)}封顶`;
  return isFeeCapped(order) ? '不再增加' : '';
}

/** The result of 我已挪车: what the charger has detected. */
export function gunCheckText(order: Pick<OccupyOrder, 'state' | 'occupyFee' | 'capFee'>): string {
  if (!isGunOccupied(order)) return '桩已检测到拔枪，不再计费';
  const fee = order.state === OCCUPY_STATE.free ? '免费时间还在走' : isFeeCapped(order) ? '费用已到封顶' : '费用还在计';
  return `桩上还插着枪，${fee}。请把枪插回桩上，稍后再查`;
}
