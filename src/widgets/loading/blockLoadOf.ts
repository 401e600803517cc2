import { isServiceError } from '@/services/transport/query/serviceError';
import type { FailureProps } from '@/ui/load/Failure';
import type { LoadState } from '@/ui/load/LoadedContent';

/** The result of an RTK Query hook, as far as a load state needs it. */
export interface LoadQuery<T> {
  currentData?: T | undefined;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  /** For data that was derived from a response: how many of its rows cannot be shown. */
  unread?: number | undefined;
  refetch: () => unknown;
}

/** Rows that were sent and cannot be shown. `toLoadState` adds what to do about them. */
export const unreadText = (unread: number): string => `有${unread}条无法显示`;

/**
 * The load state of a query, and the failure props for a block of the first load. `what` names what did not load. Data that is there stays
 * in view during a refetch, and after a failed one. A list is empty only if the server has sent nothing; if all its rows are unreadable, it
 * has failed. All other code calls `toLoadState`, whose texts are not part of the first load.
 */
export function blockLoadOf<T>(
  { currentData, isError, isFetching, error, refetch }: LoadQuery<T>,
  what: string,
  isEmpty: (answer: T) => boolean = () => false,
): { state: LoadState; failure: FailureProps; unreadText?: string } {
  const known = isServiceError(error) ? error : null;
  const unread = (currentData as { unread?: number } | undefined)?.unread ?? 0;
  const failure: FailureProps = {
    what,
    size: 'block',
    cause: known?.kind,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
    errorId: known?.ns || undefined,
    ...(unread > 0 && { advice: unreadText(unread) }),
  };
  if (currentData === undefined) return { state: isError ? 'failed' : 'loading', failure };
  if (isEmpty(currentData)) return { state: unread > 0 ? 'failed' : 'empty', failure };
  return { state: 'ready', failure, ...(unread > 0 && { unreadText: unreadText(unread) }) };
}
