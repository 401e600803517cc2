import { THIRD_ID } from '@/services/booking/ownThirdId';
import { isServiceError } from '@/services/transport/query/serviceError';

const CODES: readonly string[] = Object.values(THIRD_ID);

/** Why a booking call was not sent; null if it was. */
export const bindCodeOf = (error: unknown): string | null =>
  isServiceError(error) && CODES.includes(error.code) ? error.code : null;

/** The first of several errors that says so. */
export const bindCodeIn = (...queries: readonly { readonly error?: unknown }[]): string | null =>
  queries.map(({ error }) => bindCodeOf(error)).find((code) => code !== null) ?? null;
