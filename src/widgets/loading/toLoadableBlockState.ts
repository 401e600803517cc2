import { isServiceError } from '@/services/base/baseQuery/serviceError';
import type { FailureNoticeProps } from '@/ui/load/LoadFailureNotice';
import type { LoadState } from '@/ui/load/LoadStateContent';

/** The part of an RTK Query hook's result that a load state needs. */
export interface LoadQueryResult<T> {
  currentData?: T | undefined;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  /** For data derived from a response: how many of its rows were dropped because they could not be parsed. */
  unread?: number | undefined;
  refetch: () => unknown;
}

/** The text for rows that were dropped because they could not be parsed. `toContentLoadState` adds advice. */
export const droppedRowsText = (unread: number): string => `有${unread}条无法显示`;

/**
 * The load state of a query, and the failure props, for a block of the first load. `message` names what failed to load.
 * Loaded data stays visible during a refetch and after a failed one. A list is empty only if the server sent no rows;
 * if all its rows were dropped, it has failed. All other code calls `toContentLoadState`, whose texts are not part of the
 * first load.
 */
export function toLoadableBlockState<T>(
  { currentData, isError, isFetching, error, refetch }: LoadQueryResult<T>,
  message: string,
  isEmpty: (answer: T) => boolean = () => false,
): { state: LoadState; failure: FailureNoticeProps; unreadText?: string } {
  const serviceError = isServiceError(error) ? error : null;
  const unread = (currentData as { unread?: number } | undefined)?.unread ?? 0;
  const failure: FailureNoticeProps = {
    message,
    size: 'block',
    cause: serviceError?.kind,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
    errorId: serviceError?.ns || undefined,
    ...(unread > 0 && { advice: droppedRowsText(unread) }),
  };
  if (currentData === undefined) return { state: isError ? 'failed' : 'loading', failure };
  if (isEmpty(currentData)) return { state: unread > 0 ? 'failed' : 'empty', failure };
  return { state: 'ready', failure, ...(unread > 0 && { unreadText: droppedRowsText(unread) }) };
}
