/** The state of the lane's barrier, as far as it is known: no service reports when the barrier rises. */
export type BarrierState = 'awaited' | 'raising' | 'raised' | 'left' | 'failed' | 'late';

export interface BarrierConditions {
  /** The state of the driver's own request to raise the barrier. */
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  /** The stay has an exit time, so the car is out. */
  readonly hasLeft: boolean;
  /** The time by which the car must leave after paying, epoch ms; null when the server has not sent it. */
  readonly leaveByMs: number | null;
  readonly nowMs: number;
}

export function toBarrierState({
  isLoading,
  isSuccess,
  isError,
  hasLeft,
  leaveByMs,
  nowMs,
}: BarrierConditions): BarrierState {
  if (isLoading) return 'raising';
  if (isSuccess) return 'raised';
  if (hasLeft) return 'left';
  // The fee grows again. If the barrier rose now, the driver would leave with a debt.
  if (leaveByMs !== null && nowMs >= leaveByMs) return 'late';
  return isError ? 'failed' : 'awaited';
}

interface BarrierText {
  readonly label: string;
  readonly text: string;
  readonly tone: 'plain' | 'done' | 'soon' | 'owed';
}

/** The texts of each state for a driver in front of the barrier. */
export const BARRIER_TEXTS: Readonly<Record<BarrierState, BarrierText>> = {
  awaited: { label: '请等待道闸抬杆', text: '道闸会自动抬起。看到抬杆再前行，不要紧跟前车', tone: 'plain' },
  raising: { label: '抬杆中', text: '正在请停车场抬杆，请稍候', tone: 'plain' },
  raised: { label: '已抬杆', text: '请慢行离场', tone: 'done' },
  left: { label: '车辆已离场', text: '这次停车已经结束，不会再计费', tone: 'done' },
  failed: { label: '抬杆失败', text: '缴费不受影响。可以再试一次，或联系现场人员', tone: 'owed' },
  late: { label: '离场时间已过', text: '请先查看账单，有超出的停车费要补上，之后道闸才会抬起', tone: 'soon' },
};
