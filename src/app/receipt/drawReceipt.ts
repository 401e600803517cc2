import { formatPlate, plateStyle } from '@/domain/plate/plateFace';

import type { ReceiptAction, ReceiptWords } from './receiptWords';

const LABELS: Readonly<Record<ReceiptAction, string>> = { details: '查看详情', invoice: '我要开票', home: '返回首页' };

/** The same shapes as in src/ui/StatusSign. */
const SIGNS: Readonly<Record<ReceiptWords['status'], string>> = {
  success: 'M20 33l9 9 16-19',
  pending: 'M32 18v15l9 6',
  closed: 'M21 32h22',
};

const element = (tag: string, className: string, text: string): HTMLElement => {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
};

/** Draws the words into the box of goldPlan.html. They are inserted as text only. */
export function drawReceipt(
  box: HTMLElement,
  words: ReceiptWords,
  hrefOf: (action: ReceiptAction) => string,
  onTap: (event: MouseEvent, href: string) => void,
): void {
  const { status, word, amount, text, plateNo, parkName, actions } = words;
  document.documentElement.dataset['status'] = status;
  document.querySelector('[data-sign]')?.setAttribute('d', SIGNS[status]);
  const bill = element('p', 'bill', '');
  if (plateNo !== '') bill.append(element('span', `plate ${plateStyle(plateNo, -1)}`, formatPlate(plateNo)));
  if (parkName !== '') bill.append(element('span', 'lot', parkName));
  const links = actions.map((action, index) => {
    const link = element('a', index === 0 ? 'primary' : 'second', LABELS[action]) as HTMLAnchorElement;
    link.href = hrefOf(action);
    link.addEventListener('click', (event) => {
      onTap(event, link.href);
    });
    return link;
  });
  const nav = element('nav', 'acts', '');
  nav.append(...links);
  const parts = [
    element('h1', 'word', word),
    ...(amount === '' ? [] : [element('p', 'amount', amount)]),
    ...(text === '' ? [] : [element('p', 'text', text)]),
    ...(plateNo === '' && parkName === '' ? [] : [bill]),
    nav,
  ];
  box.replaceChildren(...parts);
}
