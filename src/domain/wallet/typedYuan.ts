const YUAN = /^(?<whole>\d*)(?:\.(?<part>\d*))?$/;
/** What stands around a pasted amount: `¥1,234.50元`. */
const AROUND = /^¥|元$|,(?=\d{3})/g;

/** A typed amount. `problem`: why it cannot be taken; absent for an empty text. Else `cents`. */
interface TypedYuan {
  readonly cents?: number;
  readonly problem?: string;
}

interface Limits {
  readonly leastCents: number;
  readonly mostCents: number;
  /** Said for less and for more. */
  readonly tooLittle: string;
  readonly tooMuch: string;
}

/** An amount in yuan as it was typed or pasted, in cents. */
export function readYuan(typed: string, { leastCents, mostCents, tooLittle, tooMuch }: Limits): TypedYuan {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return {};
  const { whole = '', part = '' } = YUAN.exec(text.replace(AROUND, '').trim())?.groups ?? {};
  if (whole + part === '') return { problem: '请输入金额，如 88.88' };
  if (part.length > 2) return { problem: '金额最多到分，如 88.88' };
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (cents > mostCents) return { problem: tooMuch };
  return cents < leastCents ? { problem: tooLittle } : { cents };
}
