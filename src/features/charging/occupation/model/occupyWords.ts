import { minutesToCap } from '@/domain/charging/occupation';
import { formatYuan } from '@/domain/money';
import { formatDuration } from '@/domain/time';
import { OCCUPY_STATE, type OccupyOrder } from '@/services/cps/occupation';
import { isAtCap, isKept } from '@/widgets/occupation/model/keptWords';

import type { Tone } from '../../model/gunWords';

const WORDS: Readonly<Record<OccupyOrder['state'], string>> = {
  [OCCUPY_STATE.unknown]: '处理中',
  [OCCUPY_STATE.free]: '免费时长内',
  [OCCUPY_STATE.running]: '计费中',
  [OCCUPY_STATE.unpaid]: '待支付',
  [OCCUPY_STATE.paid]: '已支付',
  [OCCUPY_STATE.waived]: '已免除',
  [OCCUPY_STATE.underAppeal]: '申诉中',
};

type Stated = Pick<OccupyOrder, 'state' | 'stateText'>;

/** The state of an occupation in one word. An unknown state is 处理中, whatever text came with it. */
export const occupyWord = ({ state, stateText }: Stated): string =>
  state === OCCUPY_STATE.unknown ? WORDS[state] : stateText || WORDS[state];

export function occupyTone({ state }: Pick<OccupyOrder, 'state'>): Tone {
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
export function priceText({ perMinuteFee, capFee }: Pick<OccupyOrder, 'perMinuteFee' | 'capFee'>): string {
  if (Number.isNaN(perMinuteFee)) return '';
  return `每分钟${formatYuan(perMinuteFee)}${capFee > 0 ? `，${formatYuan(capFee)}封顶` : ''}`;
}

/** How a running fee goes on: until its cap, or that it has reached it. Empty without a cap. */
export function capText(order: Pick<OccupyOrder, 'occupyFee' | 'perMinuteFee' | 'capFee'>): string {
  const left = minutesToCap(order.occupyFee, order);
  if (left !== null) return `再过${formatDuration(left)}封顶`;
  return isAtCap(order) ? '不再增加' : '';
}

/** What a driver is told who says that the car has left: what the charger has seen. */
export function seenText(order: Pick<OccupyOrder, 'state' | 'occupyFee' | 'capFee'>): string {
  if (!isKept(order)) return '桩已检测到拔枪，不再计费';
  const fee = order.state === OCCUPY_STATE.free ? '免费时间还在走' : isAtCap(order) ? '费用已到封顶' : '费用还在计';
  return `桩上还插着枪，${fee}。请把枪插回桩上，稍后再查`;
}
