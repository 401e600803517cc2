import { type RecordedAction, STATE_TAKEN } from '@/domain/recording/recordingFormat';
import { stepsOf } from '@/flows/recording/stepWords';

export type RowKind = 'screen' | 'press' | 'call' | 'payment' | 'error' | 'line' | 'phone' | 'other';

export const KIND_WORDS: Readonly<Record<RowKind, string>> = {
  screen: '页面',
  press: '操作',
  call: '请求',
  payment: '支付',
  error: '出错',
  line: '网络',
  phone: '手机',
  other: '其他',
};

/** Actions that stand for something the driver did. They are named after it: `paymentRequested`, `elderModeChosen`. */
const PRESSED =
  /(Requested|Continued|Chosen|Pressed|Queried|Decided|Answered|Declined|Retried|Removed|Confirmed|Agreed|picturesTaken|openingBegan|drafts\/draft(Changed|Dropped))$/;
/** Endpoints that open, ask about or close a payment. */
const PAYING = /payment|payCharges/i;

interface Meta {
  readonly arg?: { readonly endpointName?: string };
  readonly condition?: boolean;
  readonly aborted?: boolean;
}

/** The endpoint of an action of RTK Query; empty for any other. */
export const endpointOf = ({ meta }: RecordedAction): string => (meta as Meta | undefined)?.arg?.endpointName ?? '';

const isRefused = (action: RecordedAction): boolean => {
  const { condition, aborted } = (action['meta'] ?? {}) as Meta;
  return action.type.endsWith('/rejected') && condition !== true && aborted !== true;
};

/** Whether a call ended with this action. */
export const endsCall = (action: RecordedAction): boolean =>
  endpointOf(action) !== '' && (action.type.endsWith('/fulfilled') || isRefused(action));

const fieldOf = (payload: unknown, name: string): string => {
  const value =
    typeof payload === 'object' && payload !== null ? (payload as Readonly<Record<string, unknown>>)[name] : '';
  return typeof value === 'string' ? value : '';
};

/** The 错误编号 of a call that failed; empty for any other action. */
export const errorIdOf = (action: RecordedAction): string =>
  isRefused(action) ? fieldOf(action['payload'], 'ns') : '';

function wordsOf(action: RecordedAction): string {
  if (action.type === STATE_TAKEN) return '接着录';
  try {
    return stepsOf({ start: {}, actions: [action] })[0] ?? '';
  } catch {
    return ''; // the action has the name of one of ours and another shape
  }
}

function kindOf(action: RecordedAction): RowKind {
  const endpoint = endpointOf(action);
  if (endpoint !== '') return PAYING.test(endpoint) ? 'payment' : 'call';
  if (action.type.startsWith('route/')) return 'screen';
  // Every bill that is opened is an action of payment, and none is paid by it.
  if (action.type === 'payment/billOpened') return 'other';
  if (action.type.startsWith('payment/')) return 'payment';
  if (action.type.startsWith('offline/line')) return 'line';
  return PRESSED.test(action.type) ? 'press' : 'other';
}

export interface ActionFacts {
  readonly kind: RowKind;
  /** The action's type where it has no words. */
  readonly words: string;
  readonly isError: boolean;
  /** What a reader does not need: bookkeeping, calls that have only begun. */
  readonly isQuiet: boolean;
}

export function factsOf(action: RecordedAction): ActionFacts {
  const words = wordsOf(action);
  return {
    kind: kindOf(action),
    words: words === '' ? action.type : words,
    isError: isRefused(action) || action.type === 'offline/lineLost',
    isQuiet: words === '',
  };
}
