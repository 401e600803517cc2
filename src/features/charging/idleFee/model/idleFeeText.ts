import { minutesToIdleFeeCap } from '@/domain/charging/idleFee';
import { formatYuan } from '@/domain/money';
import { formatDuration } from '@/domain/time';
import type { ChargingStateTone } from '@/features/charging/model/gunText';
import { IDLE_FEE_ORDER_STATE, type IdleFeeOrder } from '@/services/cps/idleFees';
import { hasIdleFeeReachedCap, isGunOccupied } from '@/widgets/idleFee/model/toIdleFeeNotice';

const STATE_LABELS: Readonly<Record<IdleFeeOrder['state'], string>> = {
  [IDLE_FEE_ORDER_STATE.unknown]: '处理中',
  [IDLE_FEE_ORDER_STATE.free]: '免费时长内',
  [IDLE_FEE_ORDER_STATE.running]: '计费中',
  [IDLE_FEE_ORDER_STATE.unpaid]: '待支付',
  [IDLE_FEE_ORDER_STATE.paid]: '已支付',
  [IDLE_FEE_ORDER_STATE.waived]: '已免除',
  [IDLE_FEE_ORDER_STATE.underAppeal]: '申诉中',
};

type StateFields = Pick<IdleFeeOrder, 'state' | 'stateText'>;

/** The label of an idle-fee order's state. An unknown state is 处理中, whatever text the server sent. */
export const idleFeeOrderStateLabel = ({ state, stateText }: StateFields): string =>
  state === IDLE_FEE_ORDER_STATE.unknown ? STATE_LABELS[state] : stateText || STATE_LABELS[state];

export function idleFeeOrderStateTone({ state }: Pick<IdleFeeOrder, 'state'>): ChargingStateTone {
  switch (state) {
    case IDLE_FEE_ORDER_STATE.running:
    case IDLE_FEE_ORDER_STATE.unpaid:
      return 'owed';
    case IDLE_FEE_ORDER_STATE.free:
    case IDLE_FEE_ORDER_STATE.underAppeal:
    case IDLE_FEE_ORDER_STATE.unknown:
      return 'soon';
    default:
      return 'plain';
  }
}

/** `每分钟0.50元，50.00元封顶`; empty when the price is not known. */
export function idleFeePriceText({ perMinuteFee, capFee }: Pick<IdleFeeOrder, 'perMinuteFee' | 'capFee'>): string {
  if (Number.isNaN(perMinuteFee)) return '';
  return `每分钟${formatYuan(perMinuteFee)}${capFee > 0 ? `，${formatYuan(capFee)}封顶` : ''}`;
}

/** The time until a running fee reaches its cap, or that it has reached it. Empty without a cap. */
export function timeToIdleFeeCapText(order: Pick<IdleFeeOrder, 'occupyFee' | 'perMinuteFee' | 'capFee'>): string {
  const minutesLeft = minutesToIdleFeeCap(order.occupyFee, order);
  if (minutesLeft !== null) return `再过${formatDuration(minutesLeft)}封顶`;
  return hasIdleFeeReachedCap(order) ? '不再增加' : '';
}

/** The result of 我已挪车: what the charger has detected. */
export function gunUnplugCheckText(order: Pick<IdleFeeOrder, 'state' | 'occupyFee' | 'capFee'>): string {
  if (!isGunOccupied(order)) return '桩已检测到拔枪，不再计费';
  const fee =
    order.state === IDLE_FEE_ORDER_STATE.free
      ? '免费时间还在走'
      : hasIdleFeeReachedCap(order)
        ? '费用已到封顶'
        : '费用还在计';
  return `桩上还插着枪，${fee}。请把枪插回桩上，稍后再查`;
}
