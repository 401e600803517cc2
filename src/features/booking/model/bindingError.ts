import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { THIRD_ID_ERROR_CODE } from '@/services/booking/wrapBaseQueryWithOwnThirdIdCheck';

const BINDING_ERROR_CODES: readonly string[] = Object.values(THIRD_ID_ERROR_CODE);

/** The code of a booking call that was not sent because no usable account is bound; null for any other error. */
export const toAccountBindingErrorCode = (error: unknown): string | null =>
  isServiceError(error) && BINDING_ERROR_CODES.includes(error.code) ? error.code : null;

/** The first such code among several queries. */
export const findAccountBindingErrorCode = (...queries: readonly { readonly error?: unknown }[]): string | null =>
  queries.map(({ error }) => toAccountBindingErrorCode(error)).find((code) => code !== null) ?? null;
