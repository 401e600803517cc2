import { meaningOf } from '@/domain/payment/payState';
import { parseJson } from '@/lib/parseJson';
import { pathTo } from '@/navigation/paths';
import { DEFAULTS } from '@/services/transport/config/runtimeDefaults';

import { drawReceipt } from './drawReceipt';
import { fetchReceipt, receiptQuery } from './fetchReceipt';
import { jumpOut, type ReceiptStyle, sayReady } from './receiptFrame';
import { type ReceiptAction, type ReceiptAnswer, wordsOf } from './receiptWords';

// The entry of /goldPlanResults, which WeChat shows in a frame after a payment. It has no store, router or session. The order comes from
// the address alone, and only the server knows the result.

/** WeChat waits 3 s from the load of the frame. The message must arrive within that time. */
const READY_BY_MS = 2_500;

/** WeChat opens this page at once, but the server may learn of the payment a little later. */
const ASK_AGAIN_MS = 3_000;
const QUESTIONS = 10;

const given = parseJson(document.getElementById('config')?.textContent ?? '') as
  Partial<typeof DEFAULTS> | null | undefined;
const config = { ...DEFAULTS, ...given };
const query = receiptQuery(location.search);
const isFramed = window.parent !== window;

const pathOf = (action: ReceiptAction, answer: ReceiptAnswer): string => {
  if (query === null || action === 'home') return pathTo('home');
  if (action === 'details') return pathTo('payResultPage', { payId: query.out_trade_no });
  return pathTo('makeInvoiceBySelf', answer.is === 'receipt' ? { code: answer.receipt.receiptCode } : {});
};
const hrefOf = (action: ReceiptAction, answer: ReceiptAnswer): string =>
  new URL(config.basePath.replace(/\/$/, '') + pathOf(action, answer), location.origin).href;

function draw(answer: ReceiptAnswer): void {
  const box = document.getElementById('receipt');
  if (box === null) return;
  const linkOf = (action: ReceiptAction) => hrefOf(action, answer);
  drawReceipt(box, wordsOf(answer), linkOf, (event, href) => {
    if (!isFramed) return; // an ordinary link
    event.preventDefault();
    if (event.isTrusted) jumpOut(window, href);
  });
}

let isSaid = false;
function say(style: ReceiptStyle): void {
  if (isSaid) return;
  isSaid = true;
  if (isFramed) sayReady(window, style);
}

const isOver = (answer: ReceiptAnswer): boolean =>
  answer.is === 'notFound' ||
  (answer.is === 'receipt' && !['asking', 'unpaid', 'partly'].includes(meaningOf(answer.receipt.payState)));

async function show(): Promise<void> {
  if (query === null) {
    draw({ is: 'notFound' });
    say('SHOW_OFFICIAL_PAGE');
    return;
  }
  draw({ is: 'loading' });
  for (let tries = 0; tries < QUESTIONS; tries += 1) {
    const answer = await fetchReceipt(query, config, {
      fetch: (input, init) => fetch(input, init),
      now: () => Date.now(),
      bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    });
    draw(answer);
    say(answer.is === 'receipt' ? 'SHOW_CUSTOM_PAGE' : 'SHOW_OFFICIAL_PAGE');
    if (isOver(answer)) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

setTimeout(
  () => {
    say('SHOW_OFFICIAL_PAGE');
  },
  Math.max(0, READY_BY_MS - performance.now()),
);
void show();
