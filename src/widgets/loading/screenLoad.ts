import { isServiceError } from '@/services/transport/query/serviceError';
import type { Load } from '@/ui/load/LoadedContent';

import { failureWords } from './failureWords';
import { type AskedQuery, loadOf } from './loadOf';

export interface LoadWords<T> {
  /** What did not come when it failed: `停车记录没有查到`. */
  readonly what: string;
  /** After 3 s of waiting: `正在查询停车记录…`. */
  readonly waitingFor?: string;
  /** Whether money is at risk, where a driver could think so: `没有扣款`. */
  readonly money?: string;
  readonly isEmpty?: (answer: T) => boolean;
  /** A refusal says that the thing is not there (any more): nothing to try again, but somewhere else to go. */
  readonly isGoneWhenRefused?: boolean;
}

/** Where the main query of a screen stands, as a scaffold takes it. What the driver can do about a failure follows from its kind. */
export function screenLoad<T>(
  asked: AskedQuery<T>,
  { what, waitingFor, money, isEmpty, isGoneWhenRefused = false }: LoadWords<T>,
): Load {
  const { state, failure } = loadOf(asked, what, isEmpty);
  const error = isServiceError(asked.error) ? asked.error : null;
  const words = failureWords(error);
  const isGone = isGoneWhenRefused && state === 'failed' && error?.kind === 'refused';
  return {
    state: isGone ? 'empty' : state,
    ...(isGone && error.message !== '' ? { emptyText: error.message } : {}),
    waitingFor,
    failure: { ...failure, ...words, size: 'page', money },
    refresh: () => Promise.resolve(asked.refetch()),
  };
}
