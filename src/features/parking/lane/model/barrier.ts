/** The lane's barrier, as far as anybody has told. It rises by itself; nobody says when. */
export type Barrier = 'awaited' | 'raising' | 'raised' | 'left' | 'failed' | 'late';

export interface BarrierFacts {
  /** How the driver's own request to raise it stands. */
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  /** The stay has an end: the car is out, whoever raised the barrier. */
  readonly hasLeft: boolean;
  /** The time to leave within after paying, epoch ms; null when the server has not told. */
  readonly leaveByMs: number | null;
  readonly nowMs: number;
}

export function barrierOf({ isLoading, isSuccess, isError, hasLeft, leaveByMs, nowMs }: BarrierFacts): Barrier {
  if (isLoading) return 'raising';
  if (isSuccess) return 'raised';
  if (hasLeft) return 'left';
  // The fee grows again: a barrier that rose now would leave a debt behind.
  if (leaveByMs !== null && nowMs >= leaveByMs) return 'late';
  return isError ? 'failed' : 'awaited';
}

interface BarrierWords {
  readonly word: string;
  readonly text: string;
  readonly tone: 'plain' | 'done' | 'soon' | 'owed';
}

/** What it means for a driver who stands before it. */
export const barrierWords: Readonly<Record<Barrier, BarrierWords>> = {
  awaited: { word: '请等待道闸抬杆', text: '道闸会自动抬起。看到抬杆再前行，不要紧跟前车', tone: 'plain' },
  raising: { word: '抬杆中', text: '正在请停车场抬杆，请稍候', tone: 'plain' },
  raised: { word: '已抬杆', text: '请慢行离场', tone: 'done' },
  left: { word: '车辆已离场', text: '这次停车已经结束，不会再计费', tone: 'done' },
  failed: { word: '抬杆失败', text: '缴费不受影响。可以再试一次，或联系现场人员', tone: 'owed' },
  late: { word: '离场时间已过', text: '超出的停车费要补上，之后道闸才会抬起', tone: 'soon' },
};
