import { formatYuan } from '@/domain/money';
import { formatShortMoment, parseServerTime } from '@/domain/time';
import { OCCUPY_STATE, type OccupyOrder } from '@/services/cps/occupation';

/** Whether the plug is still in, so that time goes on costing. */
export const isKept = ({ state }: Pick<OccupyOrder, 'state'>): boolean =>
  state === OCCUPY_STATE.free || state === OCCUPY_STATE.running;

/** The fee has reached its cap and grows no more. */
export const isAtCap = ({ occupyFee, capFee }: Pick<OccupyOrder, 'occupyFee' | 'capFee'>): boolean =>
  capFee > 0 && occupyFee >= capFee;

type Told = Pick<OccupyOrder, 'state' | 'freeEndTime' | 'occupyFee' | 'capFee' | 'payFee'>;

/** When the fee begins (epoch ms); null where it has begun, or nobody knows. */
export const freeUntilMs = ({ state, freeEndTime }: Pick<Told, 'state' | 'freeEndTime'>): number | null =>
  state === OCCUPY_STATE.free ? parseServerTime(freeEndTime) : null;

/** What a driver has to do about a gun that is kept, or about its fee. Null where there is nothing to do. */
export function keptWords(order: Told, nowMs: number): { readonly title: string; readonly note: string } | null {
  const { state, occupyFee, payFee } = order;
  switch (state) {
    case OCCUPY_STATE.free: {
      const ms = freeUntilMs(order);
      return {
        title: '充完了，请拔枪挪车',
        note: ms === null ? '超过免费时间会收占位费' : `${formatShortMoment(ms, nowMs)} 起收占位费`,
      };
    }
    case OCCUPY_STATE.running:
      if (isAtCap(order)) return { title: '请拔枪挪车，占位费已到封顶', note: `${formatYuan(occupyFee)}，不再增加` };
      return {
        title: '请拔枪挪车，正在收占位费',
        note: Number.isSafeInteger(occupyFee) ? `已产生 ${formatYuan(occupyFee)}，拔枪后停止` : '拔枪后停止',
      };
    case OCCUPY_STATE.unpaid:
      return { title: '有一笔占位费待支付', note: Number.isSafeInteger(payFee) ? formatYuan(payFee) : '' };
    default:
      return null;
  }
}
