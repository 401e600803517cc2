import { CHARGING_STATE } from '@/domain/charging/chargingCodes';
import { type ChargePhase, phaseOf } from '@/domain/charging/phase';
import { formatDuration } from '@/domain/time';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { type ChargingOrderDetail, STOP_REASON } from '@/services/cps/chargingSessions';

import type { Tone } from './gunWords';

const WORDS: Readonly<Record<ChargePhase, string>> = {
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

type Stated = Pick<ChargingOrder, 'orderState' | 'orderStateText'>;

/** The state of an order in one word. An unknown state is 处理中, whatever text came with it. */
export const orderWord = (order: Stated): string =>
  order.orderState === CHARGING_STATE.unknown ? WORDS.checking : order.orderStateText || WORDS[phaseOf(order)];

export function orderTone(order: Pick<ChargingOrder, 'orderState'>): Tone {
  switch (phaseOf(order)) {
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

export const durationText = (minutes: number): string => (Number.isFinite(minutes) ? formatDuration(minutes) : '');

const STOPPED: Readonly<Record<number, string>> = {
  [STOP_REASON.driver]: '您已停止充电',
  [STOP_REASON.full]: '电池已充满',
  [STOP_REASON.limit]: '已到设定的停止条件',
  [STOP_REASON.balanceShort]: '余额用完，已自动停止',
  [STOP_REASON.unplugged]: '枪已拔出',
  [STOP_REASON.vehicle]: '车辆停止了充电',
  [STOP_REASON.emergency]: '急停按钮被按下',
  [STOP_REASON.broken]: '充电桩故障，已停止，费用核对后再结算',
  [STOP_REASON.lineLost]: '充电桩通信中断，费用核对后再结算',
};

/** Why a charge has ended; empty while it has not, or where nobody says. */
export const stopText = ({ stopReason, stopReasonText }: Pick<ChargingOrderDetail, 'stopReason' | 'stopReasonText'>) =>
  STOPPED[stopReason] ?? stopReasonText;

/** `18% → 80%`; empty where the car does not tell. */
export const socText = ({ startSoc, endSoc }: Pick<ChargingOrderDetail, 'startSoc' | 'endSoc'>): string =>
  startSoc < 0 || endSoc < 0 ? '' : `${String(startSoc)}% → ${String(endSoc)}%`;

/** Of an order of which nothing is known yet. */
export const UNKNOWN_TITLE = '充电订单';

const TITLES: Readonly<Partial<Record<ChargePhase, string>>> = {
  prepaying: '充电预付',
  starting: '正在启动',
  charging: '充电中',
  stopping: '停止中',
  checking: UNKNOWN_TITLE,
  startFailed: '启动结果',
  cancelled: '启动结果',
};

/** The title of a screen about an order: a screen never says 充电中, nor 结果, before the server does. */
export const phaseTitle = (phase: ChargePhase): string => TITLES[phase] ?? '充电结果';

/** A charge that has ended and cost nothing. */
export const isFree = (order: Pick<ChargingOrder, 'orderState' | 'totalFee'>): boolean =>
  order.totalFee === 0 && phaseOf(order) === 'finished';

export const NOTHING_DUE = '本次未产生费用，不用支付';
