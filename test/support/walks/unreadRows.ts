import { callKeyOf } from '../../../mocks/api/endpoint';
import { ENDPOINTS } from '../../../mocks/api/endpoints';
import type { Schema } from './brokenAnswers';

/** The field of a response that holds its rows. */
const ROWS = ['results', 'list'] as const;
type RowsField = (typeof ROWS)[number];

const rowsFieldOf = (schema: Schema): RowsField | undefined =>
  ROWS.find((name) => schema.entries?.[name]?.type === 'array');

/** The calls of the contract that answer with a list, and the field that holds its rows. */
export const listCalls: ReadonlyMap<string, RowsField> = new Map(
  ENDPOINTS.flatMap((endpoint) => {
    const field = rowsFieldOf(endpoint.answer.strict);
    return field === undefined ? [] : [[callKeyOf(endpoint), field] as const];
  }),
);

/** A row that no reader can use. */
const UNREADABLE = 'unreadable';

/** The same response with other rows. */
export function withRows(data: unknown, key: string, rows: readonly unknown[]): unknown {
  const field = listCalls.get(key);
  return field === undefined || typeof data !== 'object' || data === null ? data : { ...data, [field]: rows };
}

/** The same response, with one unreadable row before the others, or with nothing but that row. */
export function withUnreadable(data: unknown, key: string, isAlone: boolean): unknown {
  const rows = (data as Record<string, unknown> | null)?.[listCalls.get(key) ?? ''];
  return withRows(data, key, [UNREADABLE, ...(isAlone || !Array.isArray(rows) ? [] : (rows as unknown[]))]);
}
