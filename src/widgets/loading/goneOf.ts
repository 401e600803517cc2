import { isServiceError, type ServiceError } from '@/services/transport/query/serviceError';

interface Answered {
  readonly currentData?: unknown;
  readonly error?: unknown;
}

/** The refusal that says that what was asked for is not there (any more): trying again would not help. Null while it may be there. */
export const goneOf = ({ currentData, error }: Answered): ServiceError | null =>
  currentData === undefined && isServiceError(error) && error.kind === 'refused' ? error : null;
