import { isDefiniteFailure, isServiceError } from '@/services/transport/query/serviceError';

/** Whether the request may have been performed although its response was lost. */
export const isUnknownResultError = (error: unknown): boolean => isServiceError(error) && !isDefiniteFailure(error);
