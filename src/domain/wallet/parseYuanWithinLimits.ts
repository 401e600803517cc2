const YUAN = /^(?<whole>\d*)(?:\.(?<part>\d*))?$/;
/** Characters around a pasted amount: `¥1,234.50元`. */
const AFFIXES = /^¥|元$|,(?=\d{3})/g;

/** A typed amount: `cents`, or `problem` if it is invalid. Both are absent for an empty text. */
interface ParsedYuan {
  readonly cents?: number;
  readonly problem?: string;
}

interface YuanLimits {
  readonly minCents: number;
  readonly maxCents: number;
  /** Error texts below the minimum and above the maximum. */
  readonly belowMinText: string;
  readonly aboveMaxText: string;
}

/** Parses an amount in yuan as it was typed or pasted, in cents. */
export function parseYuanWithinLimits(
  typed: string,
  { minCents, maxCents, belowMinText, aboveMaxText }: YuanLimits,
): ParsedYuan {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return {};
  const { whole = '', part = '' } = YUAN.exec(text.replace(AFFIXES, '').trim())?.groups ?? {};
  if (whole + part === '') return { problem: '请输入金额，如 88.88' };
  if (part.length > 2) return { problem: '金额最多到分，如 88.88' };
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (cents > maxCents) return { problem: aboveMaxText };
  return cents < minCents ? { problem: belowMinText } : { cents };
}
