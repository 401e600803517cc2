import { encodeNonJsonNumber } from '@/operations/format/recordingFormat';

/**
 * Levels of truncation until a value fits: first long lists, then texts and all but the newest keys, then nearly
 * everything but the shape.
 */
const TRUNCATION_LEVELS = [
  { list: 100, text: 4_000, keys: Infinity },
  { list: 20, text: 2_000, keys: 500 },
  { list: 20, text: 1_000, keys: 200 },
  { list: 5, text: 200, keys: 50 },
  { list: 1, text: 40, keys: 20 },
] as const;
type TruncationLevel = (typeof TRUNCATION_LEVELS)[number];

/** A larger value takes long to redact on an old phone, so it is truncated first. */
const LARGE_VALUE_PARTS = 20_000;

function truncateValue(value: unknown, cut: TruncationLevel): unknown {
  if (typeof value === 'string') return value.length > cut.text ? `${value.slice(0, cut.text)}…` : value;
  if (Array.isArray(value)) return value.slice(0, cut.list).map((one) => truncateValue(one, cut));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    (entries.length > cut.keys ? entries.slice(-cut.keys) : entries).map(([name, one]) => [
      name,
      truncateValue(one, cut),
    ]),
  );
}

function isLargeValue(value: unknown): boolean {
  let left = LARGE_VALUE_PARTS;
  const count = (one: unknown): void => {
    left -= 1;
    if (left > 0 && typeof one === 'object' && one !== null) for (const part of Object.values(one)) count(part);
  };
  count(value);
  return left <= 0;
}

/** Bytes of a text within a JSON text within a file: UTF-8, with quotes and backslashes escaped once more. */
export function countEscapedBytes(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    bytes += code === 34 || code === 92 ? 2 : code < 128 ? 1 : code < 2_048 ? 2 : 3;
  }
  return bytes;
}

/** The JSON text of a value after redaction, truncated until it takes no more than `limit` bytes of a file. */
export function serializeRedactedWithinLimit(
  value: unknown,
  redact: (value: unknown) => unknown,
  limit: number,
): string {
  const cuts = isLargeValue(value) ? TRUNCATION_LEVELS : [null, ...TRUNCATION_LEVELS];
  let text = '';
  for (const cut of cuts) {
    text = JSON.stringify(redact(cut === null ? value : truncateValue(value, cut)), encodeNonJsonNumber);
    if (text.length <= limit && countEscapedBytes(text) <= limit) break;
  }
  return text;
}
