import { isPassRenewalReminderDue, passDaysLeft } from '@/domain/pass/passDaysLeft';
import { formatPassEnd, formatPassStart } from '@/domain/pass/passTimes';
import { parseServerTime } from '@/domain/time';
import { type Pass, PASS_STATE } from '@/services/special/passes';
import type { TonedFact } from '@/ui/card/InlineFacts';
import type { TagTone } from '@/ui/text/Tag';

type State = Pass['state'];

const STATE_LABELS: Readonly<Record<State, string>> = {
  [PASS_STATE.unknown]: '处理中',
  [PASS_STATE.underReview]: '待审核',
  [PASS_STATE.rejected]: '审核未通过',
  [PASS_STATE.unpaid]: '待支付',
  [PASS_STATE.pending]: '待生效',
  [PASS_STATE.inForce]: '生效中',
  [PASS_STATE.expiring]: '即将到期',
  [PASS_STATE.expired]: '已过期',
  [PASS_STATE.refunded]: '已退卡',
  [PASS_STATE.cancelled]: '已取消',
};

const STATE_TONES: Readonly<Record<State, TagTone>> = {
  [PASS_STATE.unknown]: 'soon',
  [PASS_STATE.underReview]: 'soon',
  [PASS_STATE.rejected]: 'owed',
  [PASS_STATE.unpaid]: 'owed',
  [PASS_STATE.pending]: 'brand',
  [PASS_STATE.inForce]: 'done',
  [PASS_STATE.expiring]: 'soon',
  [PASS_STATE.expired]: 'plain',
  [PASS_STATE.refunded]: 'plain',
  [PASS_STATE.cancelled]: 'plain',
};

/** The label of a pass's state: the server's text, if any. An unknown state is 处理中. */
export const passStateLabel = ({ state, stateText }: Pick<Pass, 'state' | 'stateText'>): string =>
  state === PASS_STATE.unknown ? STATE_LABELS[PASS_STATE.unknown] : stateText || STATE_LABELS[state];

export const passStateTone = ({ state }: Pick<Pass, 'state'>): TagTone => STATE_TONES[state];

const IN_FORCE_STATES: ReadonlySet<State> = new Set([PASS_STATE.inForce, PASS_STATE.expiring]);

/** Whether the pass is in force according to the server. */
export const isPassInForce = ({ state }: Pick<Pass, 'state'>): boolean => IN_FORCE_STATES.has(state);

const POLLED_STATES: ReadonlySet<State> = new Set([PASS_STATE.unknown, PASS_STATE.underReview, PASS_STATE.unpaid]);

/** Whether the server may soon change the state without an action of the driver, so that the pass is polled. */
export const shouldPollPass = ({ state }: Pick<Pass, 'state'>): boolean => POLLED_STATES.has(state);

/** The plates of a pass, the main one first: `粤B·88888、粤B·12345`. */
export const passPlatesText = (plates: Pass['plates']): string =>
  plates.map(({ formatPlateNo }) => formatPlateNo).join('、');

/** `剩11天` while the pass is in force, toned when the end is near. Empty otherwise. */
export function passDaysLeftFact({ state, endTime }: Pick<Pass, 'state' | 'endTime'>, nowMs: number): TonedFact {
  const endMs = parseServerTime(endTime);
  if (endMs === null || !isPassInForce({ state }) || endMs <= nowMs) return '';
  const text = `剩${String(passDaysLeft(endMs, nowMs))}天`;
  return isPassRenewalReminderDue(endMs, nowMs) ? { text, tone: 'soon' } : text;
}

/** The status sentence of a pass: until when it is in force, or what it waits for. */
export function passStatusText(
  pass: Pick<Pass, 'state' | 'startTime' | 'endTime' | 'auditReason'>,
  nowMs: number,
): string {
  const { state, startTime, endTime, auditReason } = pass;
  const startMs = parseServerTime(startTime);
  const endMs = parseServerTime(endTime);
  switch (state) {
    case PASS_STATE.underReview:
      return '资料正在审核，通过后再支付，审核期间名额为您保留';
    case PASS_STATE.rejected:
      return auditReason === '' ? '资料未通过审核，修改后可重新提交' : `未通过原因：${auditReason}`;
    case PASS_STATE.unpaid:
      return '支付后生效，超时未付会自动取消';
    case PASS_STATE.pending:
      return startMs === null ? '' : `${formatPassStart(startMs)} 起生效`;
    case PASS_STATE.inForce:
    case PASS_STATE.expiring:
      return endMs === null ? '' : `还剩${String(passDaysLeft(endMs, nowMs))}天，${formatPassEnd(endMs)} 到期`;
    case PASS_STATE.expired:
      return endMs === null ? '' : `${formatPassEnd(endMs)} 已到期，之后停车按临停计费`;
    case PASS_STATE.refunded:
      return '已退卡，停车按临停计费';
    case PASS_STATE.cancelled:
      return '未支付，已取消，没有扣费';
    case PASS_STATE.unknown:
      return '正在处理，请稍后再看';
  }
}
