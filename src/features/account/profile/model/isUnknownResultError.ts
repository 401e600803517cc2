import { isDefiniteFailure, isServiceError } from '@/services/base/baseQuery/serviceError';

/** Whether the request may have been performed although its response was lost. */
export const isUnknownResultError = (error: unknown): boolean => isServiceError(error) && !isDefiniteFailure(error);
