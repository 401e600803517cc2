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

/**
 * The load state of a query, and the failure props for a block of the first load. `what` names what did not load. Data that is there stays
 * in view during a refetch, and after a failed one. A list is empty only if the server has sent nothing; if all its rows are unreadable, it
 * has failed. All other code calls `loadOf`, whose texts are not part of the first load.
 */
export function blockLoadOf<T>(
  { currentData, isError, isFetching, error, refetch }: LoadQuery<T>,
  what: string,
  isEmpty: (answer: T) => boolean = () => false,
): { state: LoadState; failure: FailureProps } {
  const known = isServiceError(error) ? error : null;
  const failure: FailureProps = {
    what,
    size: 'block',
    cause: known?.kind,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
    errorId: known?.ns || undefined,
  };
  if (currentData !== undefined)
    return {
      state: isEmpty(currentData) ? ((currentData as { unread?: number }).unread ? 'failed' : 'empty') : 'ready',
      failure,
    };
  return { state: isError ? 'failed' : 'loading', failure };
}
