import { parseJson } from '@/lib/parseJson';

/**
 * A host's response as a record: any object, or JSON text as some Android clients send it; otherwise an empty record.
 */
export function hostReplyAsRecord(reply: unknown): Readonly<Record<string, unknown>> {
  const value = typeof reply === 'string' ? parseJson(reply) : reply;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** A string unchanged, a number as a string, anything else as an empty string. */
export function hostReplyValueAsText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** A finite number, also from a string (Alipay sends coordinates as strings); otherwise null. */
export function hostReplyValueAsNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
