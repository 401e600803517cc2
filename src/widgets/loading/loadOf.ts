import { isServiceError } from '@/services/transport/query/serviceError';
import type { FailureProps } from '@/ui/load/Failure';
import type { LoadState } from '@/ui/load/LoadedContent';

export interface AskedQuery<T> {
  currentData?: T | undefined;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * Where a query stands, and what a block says when it failed: `what` names what did not come. An answer that is there stays
 * in view while a newer one is asked for, and when that one fails.
 */
export function loadOf<T>(
  { currentData, isError, isFetching, error, refetch }: AskedQuery<T>,
  what: string,
  isEmpty: (answer: T) => boolean = () => false,
): { state: LoadState; failure: FailureProps } {
  const failure: FailureProps = {
    what,
    size: 'block',
    cause: isServiceError(error) ? error.kind : undefined,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
    errorId: isServiceError(error) && error.ns !== '' ? error.ns : undefined,
  };
  if (currentData !== undefined) return { state: isEmpty(currentData) ? 'empty' : 'ready', failure };
  return { state: isError ? 'failed' : 'loading', failure };
}
