import { toPayStateMeaning } from '@/domain/payment/payState';
import { parseJson } from '@/lib/parseJson';
import { pathTo } from '@/navigation/paths';
import { RUNTIME_CONFIG_DEFAULTS } from '@/platform/config/runtimeDefaults';

import { fetchPaymentReceipt, parsePaymentReceiptQuery } from './fetchPaymentReceipt';
import {
  type PaymentReceiptLinkTarget,
  type PaymentReceiptQueryResult,
  toPaymentReceiptContent,
} from './receiptContent';
import { type CustomOrOfficialReceiptPage, postWechatReceiptJumpOut, postWechatReceiptReady } from './receiptFrame';
import { renderPaymentReceipt } from './renderPaymentReceipt';

// The entry of /goldPlanResults, which WeChat shows in a frame after a payment. It has no store, router or session. The
// order comes from the address alone, and only the server knows the result.

/** WeChat waits 3 s from the load of the frame. The message must arrive within that time. */
const READY_DEADLINE_MS = 2_500;

/** WeChat opens this page at once, but the server may receive the payment's result a little later. */
const RETRY_DELAY_MS = 3_000;
const MAX_ATTEMPTS = 10;

const inlineConfig = parseJson(document.getElementById('config')?.textContent ?? '') as
  Partial<typeof RUNTIME_CONFIG_DEFAULTS> | null | undefined;
const config = { ...RUNTIME_CONFIG_DEFAULTS, ...inlineConfig };
const query = parsePaymentReceiptQuery(location.search);
const isFramed = window.parent !== window;

const toPath = (action: PaymentReceiptLinkTarget, result: PaymentReceiptQueryResult): string => {
  if (query === null || action === 'home') return pathTo('home');
  if (action === 'details') return pathTo('payResultPage', { payId: query.out_trade_no });
  return pathTo('makeInvoiceBySelf', result.is === 'receipt' ? { code: result.receipt.receiptCode } : {});
};
const toHref = (action: PaymentReceiptLinkTarget, result: PaymentReceiptQueryResult): string =>
  new URL(config.basePath.replace(/\/$/, '') + toPath(action, result), location.origin).href;

function render(result: PaymentReceiptQueryResult): void {
  const box = document.getElementById('receipt');
  if (box === null) return;
  const toLink = (action: PaymentReceiptLinkTarget) => toHref(action, result);
  renderPaymentReceipt(box, toPaymentReceiptContent(result), toLink, (event, href) => {
    if (!isFramed) return; // an ordinary link
    event.preventDefault();
    if (event.isTrusted) postWechatReceiptJumpOut(window, href);
  });
}

let isReadyPosted = false;
function postReadyOnce(style: CustomOrOfficialReceiptPage): void {
  if (isReadyPosted) return;
  isReadyPosted = true;
  if (isFramed) postWechatReceiptReady(window, style);
}

const isFinal = (result: PaymentReceiptQueryResult): boolean =>
  result.is === 'notFound' ||
  (result.is === 'receipt' && !['asking', 'unpaid', 'partly'].includes(toPayStateMeaning(result.receipt.payState)));

async function showReceipt(): Promise<void> {
  if (query === null) {
    render({ is: 'notFound' });
    postReadyOnce('SHOW_OFFICIAL_PAGE');
    return;
  }
  render({ is: 'loading' });
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const result = await fetchPaymentReceipt(query, config, {
      fetch: (input, init) => fetch(input, init),
      now: () => Date.now(),
      bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    });
    render(result);
    postReadyOnce(result.is === 'receipt' ? 'SHOW_CUSTOM_PAGE' : 'SHOW_OFFICIAL_PAGE');
    if (isFinal(result)) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  }
}

setTimeout(
  () => {
    postReadyOnce('SHOW_OFFICIAL_PAGE');
  },
  Math.max(0, READY_DEADLINE_MS - performance.now()),
);
void showReceipt();
