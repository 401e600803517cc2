import { isServiceError, isUnknownCall, type ServiceError } from '@/services/transport/query/serviceError';

interface Answered {
  readonly currentData?: unknown;
  readonly error?: unknown;
}

/** The refusal that means that the thing does not exist (any more), so that a retry would not help. Null while it may exist. */
export const notFoundError = ({ currentData, error }: Answered): ServiceError | null =>
  currentData === undefined && isServiceError(error) && error.kind === 'refused' && !isUnknownCall(error)
    ? error
    : null;
