import { isCallUnsupportedByGateway, isServiceError, type ServiceError } from '@/services/base/baseQuery/serviceError';

interface QueryResult {
  readonly currentData?: unknown;
  readonly error?: unknown;
}

/**
 * The server's refusal, if it means that the item does not exist, so that a retry would not help. Null while it may
 * exist.
 */
export const getNotFoundError = ({ currentData, error }: QueryResult): ServiceError | null =>
  currentData === undefined && isServiceError(error) && error.kind === 'refused' && !isCallUnsupportedByGateway(error)
    ? error
    : null;
