import { parseJson } from '@/lib/parseJson';

/** A host's answer as a record: objects of any make, JSON text as some Android clients send it, else an empty record. */
export function asRecord(reply: unknown): Readonly<Record<string, unknown>> {
  const value = typeof reply === 'string' ? parseJson(reply) : reply;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** Text as it is, a number as text, anything else as empty text. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** A finite number, also from text (Alipay sends coordinates as text); else null. */
export function asNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
