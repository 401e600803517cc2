import { CHARGING_ORDER_STATE } from '@/domain/charging/chargingCodes';
import { type ChargingOrderPhase, toChargingOrderPhase } from '@/domain/charging/phase';
import { formatDuration } from '@/domain/time';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { CHARGING_STOP_REASON, type ChargingOrderDetail } from '@/services/cps/chargingSessions';

import type { ChargingStateTone } from './gunText';

const PHASE_LABELS: Readonly<Record<ChargingOrderPhase, string>> = {
  prepaying: '待预付',
  starting: '启动中',
  charging: '充电中',
  stopping: '停止中',
  settling: '结算中',
  checking: '处理中',
  unpaid: '待支付',
  finished: '已完成',
  refunding: '退款中',
  refunded: '已退款',
  startFailed: '启动失败',
  cancelled: '已取消',
};

type StateFields = Pick<ChargingOrder, 'orderState' | 'orderStateText'>;

/** The label of an order's state. An unknown state is 处理中, whatever text the server sent. */
export const chargingOrderStateLabel = (order: StateFields): string =>
  order.orderState === CHARGING_ORDER_STATE.unknown
    ? PHASE_LABELS.checking
    : order.orderStateText || PHASE_LABELS[toChargingOrderPhase(order)];

export function chargingOrderStateTone(order: Pick<ChargingOrder, 'orderState'>): ChargingStateTone {
  switch (toChargingOrderPhase(order)) {
    case 'charging':
      return 'done';
    case 'unpaid':
    case 'prepaying':
      return 'owed';
    case 'finished':
    case 'refunded':
    case 'cancelled':
    case 'startFailed':
      return 'plain';
    default:
      return 'soon';
  }
}

/** `12.35度`; empty when unknown. */
export const kwhText = (kwh: number): string => (Number.isFinite(kwh) ? `${kwh.toFixed(2)}度` : '');

export const chargingDurationText = (minutes: number): string =>
  Number.isFinite(minutes) ? formatDuration(minutes) : '';

const STOP_REASON_TEXTS: Readonly<Record<number, string>> = {
  [CHARGING_STOP_REASON.driver]: '您已停止充电',
  [CHARGING_STOP_REASON.full]: '电池已充满',
  [CHARGING_STOP_REASON.limit]: '已到设定的停止条件',
  [CHARGING_STOP_REASON.balanceShort]: '余额用完，已自动停止',
  [CHARGING_STOP_REASON.unplugged]: '枪已拔出',
  [CHARGING_STOP_REASON.vehicle]: '车辆停止了充电',
  [CHARGING_STOP_REASON.emergency]: '急停按钮被按下',
  [CHARGING_STOP_REASON.broken]: '充电桩故障，已停止，费用核对后再结算',
  [CHARGING_STOP_REASON.lineLost]: '充电桩通信中断，费用核对后再结算',
};

/** Why a charge ended; empty while it runs, or if the reason is unknown. */
export const chargingStopReasonLabel = ({
  stopReason,
  stopReasonText,
}: Pick<ChargingOrderDetail, 'stopReason' | 'stopReasonText'>) => STOP_REASON_TEXTS[stopReason] ?? stopReasonText;

/** `18% → 80%`; empty if the car does not report it. */
export const socChangeText = ({ startSoc, endSoc }: Pick<ChargingOrderDetail, 'startSoc' | 'endSoc'>): string =>
  startSoc < 0 || endSoc < 0 ? '' : `${String(startSoc)}% → ${String(endSoc)}%`;

/** The title for an order whose state is unknown. */
export const UNKNOWN_CHARGING_STATE_TITLE = '充电订单';

const PHASE_TITLES: Readonly<Partial<Record<ChargingOrderPhase, string>>> = {
  prepaying: '充电预付',
  starting: '正在启动',
  charging: '充电中',
  stopping: '停止中',
  checking: UNKNOWN_CHARGING_STATE_TITLE,
  startFailed: '启动结果',
  cancelled: '启动结果',
};

/** The title of an order's screen. It never says 充电中 or 结果 before the server does. */
export const chargingOrderScreenTitle = (phase: ChargingOrderPhase): string => PHASE_TITLES[phase] ?? '充电结果';

/** Whether a charge ended without a fee. */
export const isFreeChargingOrder = (order: Pick<ChargingOrder, 'orderState' | 'totalFee'>): boolean =>
  order.totalFee === 0 && toChargingOrderPhase(order) === 'finished';

export const NO_CHARGING_FEE_TEXT = '本次未产生费用，不用支付';
