import { isServiceError } from '@/services/transport/query/serviceError';
import type { FailureProps } from '@/ui/load/Failure';
import type { LoadState } from '@/ui/load/LoadedContent';

/** What RTK Query's hooks answer, as far as a load state needs it. */
export interface LoadQuery<T> {
  currentData?: T | undefined;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * Where a query stands, and what a block of the first load says when it failed: `what` names what did not come. An answer that is there stays
 * in view while a newer one is asked for, and when that one fails. Everything else calls `loadOf`, whose words the first load does not hold.
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
  if (currentData !== undefined) return { state: isEmpty(currentData) ? 'empty' : 'ready', failure };
  return { state: isError ? 'failed' : 'loading', failure };
}
