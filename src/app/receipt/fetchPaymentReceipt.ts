import { createRandomText } from '@/lib/createRandomText';
import { readResponseText } from '@/lib/readResponseText';
import type { RuntimeConfig } from '@/platform/config/runtimeConfig';
import { createCallHeaders } from '@/services/base/baseQuery/headers';
import { CALL_TIMEOUT_MS } from '@/services/base/baseQuery/sendServiceCall';

import { parsePaymentReceipt } from './parsePaymentReceipt';
import type { PaymentReceiptQueryResult } from './receiptContent';

const PATH = 'charge/v2/api/payCharges/goldPlan';

/**
 * The parameters that WeChat puts into the address: letters, digits and the few symbols that its order numbers may
 * contain.
 */
const PARAMETER_PATTERNS = {
  sub_mch_id: /^\w{1,64}$/,
  out_trade_no: /^[\w|*-]{1,64}$/,
  check_code: /^\w{1,128}$/,
} as const;

export type PaymentReceiptQuery = Record<keyof typeof PARAMETER_PATTERNS, string>;

/** Parses the order from the address; null if the address has none. */
export function parsePaymentReceiptQuery(search: string): PaymentReceiptQuery | null {
  const given = new URLSearchParams(search);
  const names = Object.keys(PARAMETER_PATTERNS) as (keyof typeof PARAMETER_PATTERNS)[];
  const pairs = names.map((name) => [name, given.get(name) ?? ''] as const);
  return pairs.every(([name, value]) => PARAMETER_PATTERNS[name].test(value))
    ? (Object.fromEntries(pairs) as PaymentReceiptQuery)
    : null;
}

/** The ports that a call needs. */
export interface PaymentReceiptPorts {
  fetch(input: string, init: RequestInit): Promise<Response>;
  now(): number;
  bytes(count: number): Uint8Array;
}

/**
 * Queries the server once, without a token, a cookie or storage. Never throws. A call that hangs has failed after 10 s
 * (Rule 3.3).
 */
export async function fetchPaymentReceipt(
  query: PaymentReceiptQuery,
  { basePath, driverDealerId }: Pick<RuntimeConfig, 'basePath' | 'driverDealerId'>,
  { fetch, now, bytes }: PaymentReceiptPorts,
): Promise<PaymentReceiptQueryResult> {
  const { headers } = createCallHeaders(PATH, null, {
    clock: { deviceNow: now },
    random: { text: (length) => createRandomText(length, bytes) },
    local: { get: () => null },
    host: { kind: 'wechat' },
    config: { driverDealerId },
    session: { provedOpenid: () => '' },
  });
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, CALL_TIMEOUT_MS);
  try {
    const address = `${basePath}api/${PATH}?${new URLSearchParams(query).toString()}`;
    const { signal } = controller;
    const response = await fetch(address, { headers, credentials: 'omit', cache: 'no-store', signal });
    if (!response.ok) return { is: 'failed' };
    const { code, data } = JSON.parse(await readResponseText(response.body)) as { code?: unknown; data?: unknown };
    if (typeof code !== 'string' && typeof code !== 'number') return { is: 'failed' };
    if (String(code) !== '200') return /^5\d\d$/.test(String(code)) ? { is: 'failed' } : { is: 'notFound' };
    const receipt = parsePaymentReceipt(data);
    return receipt === null ? { is: 'failed' } : { is: 'receipt', receipt };
  } catch {
    return { is: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
