import { isDefiniteAnswer, isServiceError } from '@/services/transport/query/serviceError';

/** Whether nobody knows if the server has done what it was asked for. */
export const isLost = (error: unknown): boolean => isServiceError(error) && !isDefiniteAnswer(error);
