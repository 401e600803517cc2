import { isServiceError } from '@/services/transport/query/serviceError';
import type { Load } from '@/ui/load/LoadedContent';

import { blockLoadOf, type LoadQuery } from './blockLoadOf';
import { failureWords } from './failureWords';

export interface LoadWords<T> {
  /** What did not come when it failed: `停车记录没有查到`. */
  readonly what: string;
  /** After 3 s of waiting: `正在查询停车记录…`. */
  readonly waitingFor?: string;
  /** Whether money is at risk, where a driver could think so: `没有扣款`. */
  readonly money?: string;
  /** What the driver can do, beside or in place of what follows from the kind of the failure (`usual`). */
  readonly advice?: (usual: string) => string;
  readonly isEmpty?: (answer: T) => boolean;
  /** A refusal says that the thing is not there (any more): nothing to try again, but somewhere else to go. */
  readonly isGoneWhenRefused?: boolean;
  /** A block of a screen, or the whole of it. A block is not pulled down, and gives no advice of its own accord. */
  readonly size?: 'block' | 'page';
}

/** Where a query stands, as scaffolds and blocks take it. */
export function loadOf<T>(query: LoadQuery<T>, words: LoadWords<T>): Load {
  const { what, waitingFor, money, advice, isEmpty, isGoneWhenRefused = false, size = 'page' } = words;
  const { state, failure } = blockLoadOf(query, what, isEmpty);
  const error = isServiceError(query.error) ? query.error : null;
  const usual = failureWords(error);
  const isGone = isGoneWhenRefused && state === 'failed' && error?.kind === 'refused';
  const isPage = size === 'page';
  return {
    state: isGone ? 'empty' : state,
    ...(isGone && error.message !== '' ? { emptyText: error.message } : {}),
    waitingFor,
    failure: {
      ...failure,
      ...(isPage ? usual : {}),
      ...(advice === undefined ? {} : { advice: advice(usual.advice) }),
      size,
      money,
    },
    ...(isPage ? { refresh: () => Promise.resolve(query.refetch()) } : {}),
  };
}

const isMissing = (query: LoadQuery<unknown>): query is LoadQuery<never> => query.currentData === undefined;

/** Several queries that are needed at once, as one: the first that has no answer yet, else the last. */
export const joinQueries = <T>(needed: LoadQuery<unknown>, last: LoadQuery<T>): LoadQuery<T> =>
  isMissing(needed) ? needed : last;
