import { formatYuan } from '@/domain/money';
import { formatShortMoment, parseServerTime } from '@/domain/time';
import { IDLE_FEE_ORDER_STATE, type IdleFeeOrder } from '@/services/cps/idleFees';

/** Whether the gun is still plugged in, so that the idle fee runs or will begin. */
export const isGunOccupied = ({ state }: Pick<IdleFeeOrder, 'state'>): boolean =>
  state === IDLE_FEE_ORDER_STATE.free || state === IDLE_FEE_ORDER_STATE.running;

/** Whether the fee has reached its cap. */
export const hasIdleFeeReachedCap = ({ occupyFee, capFee }: Pick<IdleFeeOrder, 'occupyFee' | 'capFee'>): boolean =>
  capFee > 0 && occupyFee >= capFee;

type IdleFeeFields = Pick<IdleFeeOrder, 'state' | 'freeEndTime' | 'occupyFee' | 'capFee' | 'payFee'>;

/** When the fee begins, epoch ms; null if it has begun or the time is unknown. */
export const idleFeeFreeEndMs = ({
  state,
  freeEndTime,
}: Pick<IdleFeeFields, 'state' | 'freeEndTime'>): number | null =>
  state === IDLE_FEE_ORDER_STATE.free ? parseServerTime(freeEndTime) : null;

/** What the driver has to do: unplug the gun, or pay the fee. Null if nothing. */
export function toIdleFeeNotice(
  order: IdleFeeFields,
  nowMs: number,
): { readonly title: string; readonly note: string } | null {
  const { state, occupyFee, payFee } = order;
  switch (state) {
    case IDLE_FEE_ORDER_STATE.free: {
      const ms = idleFeeFreeEndMs(order);
      return {
        title: '充完了，请拔枪挪车',
        note: ms === null ? '超过免费时间会收占位费' : `${formatShortMoment(ms, nowMs)} 起收占位费`,
      };
    }
    case IDLE_FEE_ORDER_STATE.running:
      if (hasIdleFeeReachedCap(order))
        return { title: '请拔枪挪车，占位费已到封顶', note: `${formatYuan(occupyFee)}，不再增加` };
      return {
        title: '请拔枪挪车，正在收占位费',
        note: Number.isSafeInteger(occupyFee) ? `已产生 ${formatYuan(occupyFee)}，拔枪后停止` : '拔枪后停止',
      };
    case IDLE_FEE_ORDER_STATE.unpaid:
      return { title: '有一笔占位费待支付', note: Number.isSafeInteger(payFee) ? formatYuan(payFee) : '' };
    default:
      return null;
  }
}
