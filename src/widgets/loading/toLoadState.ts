import { isServiceError, isUnknownCall } from '@/services/transport/query/serviceError';
import { droppedRowCount } from '@/services/transport/wire/droppedRowCount';
import type { Load } from '@/ui/load/LoadedContent';

import { blockLoadOf, type LoadQuery, unreadText } from './blockLoadOf';
import { failureWords } from './failureWords';
import { notFoundError } from './notFoundError';

export interface LoadWords<T> {
  /** The text for what failed to load: `停车记录加载失败`. */
  readonly what: string;
  /** The text after 3 s of waiting: `正在查询停车记录…`. */
  readonly waitingFor?: string;
  /** What is to be known about money, where it is at risk: `请勿重复支付`. */
  readonly money?: string | undefined;
  /** What the driver can do. It receives the usual advice for the kind of failure, and may extend or replace it. */
  readonly advice?: (usual: string) => string;
  readonly isEmpty?: (answer: T) => boolean;
  /** A refusal means that the thing does not exist (any more). The screen is empty then, not failed, with the server's words if it sent any. */
  readonly isGoneWhenRefused?: boolean;
  /** Whether the address names anything at all; else it is gone as well. */
  readonly isNamed?: boolean;
  /** A block of a screen, or a whole page. A block has no pull to refresh, and no default advice. */
  readonly size?: 'block' | 'page';
}

/** What a list says about rows that were sent and cannot be shown. */
const unreadAdvice = (unread: number): string => `${unreadText(unread)}，请稍后重试或联系客服`;

/** 停车记录未查到 becomes 停车记录暂不支持查看: the operator's gateway does not have the call. */
const unsupportedText = (what: string): string => `${what.replace(/(加载|刷新)失败$/, '')}暂不支持查看`;

/** The load state of a query, for scaffolds and blocks. */
export function toLoadState<T>(query: LoadQuery<T>, words: LoadWords<T>): Load {
  const { what, waitingFor, money, advice, isEmpty, isGoneWhenRefused = false, isNamed = true, size = 'page' } = words;
  const { state: known, failure } = blockLoadOf(query, what, isEmpty);
  const error = isServiceError(query.error) ? query.error : null;
  const usual = failureWords(error);
  const gone = isGoneWhenRefused ? notFoundError(query) : null;
  const isPage = size === 'page';
  const unread = query.unread ?? droppedRowCount(query.currentData);
  const isUnsupported = known === 'failed' && error !== null && isUnknownCall(error);
  const isUnreadable = query.currentData !== undefined && unread > 0 && known !== 'ready';
  const state = isUnreadable ? 'failed' : known;
  return {
    state: gone === null && isNamed ? state : 'empty',
    ...(gone !== null && gone.message !== '' ? { emptyText: gone.message } : {}),
    ...(state === 'ready' && unread > 0 ? { unreadText: unreadAdvice(unread) } : {}),
    waitingFor,
    failure: {
      ...failure,
      ...(isPage ? usual : {}),
      ...(isUnreadable ? { advice: unreadAdvice(unread) } : {}),
      ...(advice === undefined ? {} : { advice: advice(isUnreadable ? unreadAdvice(unread) : usual.advice) }),
      ...(isUnsupported
        ? { what: unsupportedText(what), advice: usual.advice, onRetry: undefined, errorId: undefined, isUnsupported }
        : {}),
      size,
      money: isUnsupported ? undefined : money,
    },
    ...(isPage ? { refresh: () => Promise.resolve(query.refetch()) } : {}),
  };
}

const isMissing = (query: LoadQuery<unknown>): query is LoadQuery<never> => query.currentData === undefined;

/** Combines several queries that are all needed: the first one without data, else the last one. Unreadable rows of both are counted. */
export function joinQueries<T>(needed: LoadQuery<unknown>, last: LoadQuery<T>): LoadQuery<T> {
  if (isMissing(needed)) return needed;
  const unread = droppedRowCount(needed.currentData);
  return unread === 0 ? last : { ...last, unread: unread + droppedRowCount(last.currentData) };
}
