import { type RecordedAction, STATE_SNAPSHOT_ACTION_TYPE } from '@/operations/format/recordingFormat';
import { toRecordingStepTexts } from '@/operations/recorder/actionText';

export type RecordingTimelineRowKind = 'screen' | 'press' | 'call' | 'payment' | 'error' | 'line' | 'phone' | 'other';

export const RECORDING_TIMELINE_ROW_KIND_LABELS: Readonly<Record<RecordingTimelineRowKind, string>> = {
  screen: '页面',
  press: '操作',
  call: '请求',
  payment: '支付',
  error: '出错',
  line: '网络',
  phone: '手机',
  other: '其他',
};

/** Actions that a press of the driver dispatches, by their names: `paymentRequested`, `elderModeChosen`. */
const PRESS_ACTION =
  /(Requested|Continued|Chosen|Pressed|Queried|Decided|Answered|Declined|Retried|Removed|Confirmed|Agreed|picturesTaken|openingBegan|drafts\/draft(Changed|Dropped))$/;
/** Endpoints that open, query or close a payment. */
const PAYMENT_ENDPOINT = /payment|payCharges/i;

interface Meta {
  readonly arg?: { readonly endpointName?: string };
  readonly condition?: boolean;
  readonly aborted?: boolean;
}

/** The endpoint of an action of RTK Query; empty for any other. */
export const getActionEndpointName = ({ meta }: RecordedAction): string =>
  (meta as Meta | undefined)?.arg?.endpointName ?? '';

const isRefused = (action: RecordedAction): boolean => {
  const { condition, aborted } = (action['meta'] ?? {}) as Meta;
  return action.type.endsWith('/rejected') && condition !== true && aborted !== true;
};

/** Whether a call ended with this action. */
export const isCallEndAction = (action: RecordedAction): boolean =>
  getActionEndpointName(action) !== '' && (action.type.endsWith('/fulfilled') || isRefused(action));

const getTextField = (payload: unknown, name: string): string => {
  const value =
    typeof payload === 'object' && payload !== null ? (payload as Readonly<Record<string, unknown>>)[name] : '';
  return typeof value === 'string' ? value : '';
};

/** The 错误编号 of a call that failed; empty for any other action. */
export const getActionErrorId = (action: RecordedAction): string =>
  isRefused(action) ? getTextField(action['payload'], 'ns') : '';

function formatAction(action: RecordedAction): string {
  if (action.type === STATE_SNAPSHOT_ACTION_TYPE) return '接着录';
  try {
    return toRecordingStepTexts({ start: {}, actions: [action] })[0] ?? '';
  } catch {
    return ''; // the action has a known name and an unknown shape
  }
}

function toRowKind(action: RecordedAction): RecordingTimelineRowKind {
  const endpoint = getActionEndpointName(action);
  if (endpoint !== '') return PAYMENT_ENDPOINT.test(endpoint) ? 'payment' : 'call';
  if (action.type.startsWith('route/')) return 'screen';
  // Opening any bill is an action of payment, but pays nothing.
  if (action.type === 'payment/billOpened') return 'other';
  if (action.type.startsWith('payment/')) return 'payment';
  if (action.type.startsWith('offline/line')) return 'line';
  return PRESS_ACTION.test(action.type) ? 'press' : 'other';
}

export interface RecordedActionSummary {
  readonly kind: RecordingTimelineRowKind;
  /** A readable text, or the action's type if there is none. */
  readonly text: string;
  readonly isError: boolean;
  /** Not needed by a reader: bookkeeping, calls that have only started. */
  readonly isMinor: boolean;
}

export function summarizeRecordedAction(action: RecordedAction): RecordedActionSummary {
  const text = formatAction(action);
  return {
    kind: toRowKind(action),
    text: text === '' ? action.type : text,
    isError: isRefused(action) || action.type === 'offline/lineLost',
    isMinor: text === '',
  };
}
