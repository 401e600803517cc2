import { formatPlate, getPlateStyle } from '@/domain/plate/plateFace';

import type { PaymentReceiptContent, PaymentReceiptLinkTarget } from './receiptContent';

const LABELS: Readonly<Record<PaymentReceiptLinkTarget, string>> = {
  details: '查看详情',
  invoice: '我要开票',
  home: '返回首页',
};

/** The same shapes as in src/ui/picture/ResultStatusIcon. */
const SIGNS: Readonly<Record<PaymentReceiptContent['status'], string>> = {
  success: 'M20 33l9 9 16-19',
  pending: 'M32 18v15l9 6',
  closed: 'M21 32h22',
};

const createNode = (tag: string, className: string, text: string): HTMLElement => {
  const created = document.createElement(tag);
  created.className = className;
  created.textContent = text;
  return created;
};

/** Renders the content into the box of goldPlan.html. It is inserted as text only. */
export function renderPaymentReceipt(
  box: HTMLElement,
  content: PaymentReceiptContent,
  toHref: (action: PaymentReceiptLinkTarget) => string,
  onTap: (event: MouseEvent, href: string) => void,
): void {
  const { status, statusLabel, amount, text, plateNo, parkName, actions } = content;
  document.documentElement.dataset['status'] = status;
  document.querySelector('[data-sign]')?.setAttribute('d', SIGNS[status]);
  const bill = createNode('p', 'bill', '');
  if (plateNo !== '') bill.append(createNode('span', `plate ${getPlateStyle(plateNo, -1)}`, formatPlate(plateNo)));
  if (parkName !== '') bill.append(createNode('span', 'lot', parkName));
  const links = actions.map((action, index) => {
    const link = createNode('a', index === 0 ? 'primary' : 'second', LABELS[action]) as HTMLAnchorElement;
    link.href = toHref(action);
    link.addEventListener('click', (event) => {
      onTap(event, link.href);
    });
    return link;
  });
  const nav = createNode('nav', 'acts', '');
  nav.append(...links);
  const parts = [
    createNode('h1', 'word', statusLabel),
    ...(amount === '' ? [] : [createNode('p', 'amount', amount)]),
    ...(text === '' ? [] : [createNode('p', 'text', text)]),
    ...(plateNo === '' && parkName === '' ? [] : [bill]),
    nav,
  ];
  box.replaceChildren(...parts);
}
