export interface CashierOrder {
  /** The id of the payment in the mock world. */
  payId: string;
  /** The name of the cashier, for the heading: 微信支付, 支付宝, 应用内支付. */
  title: string;
  /** The order as the host received it. It is also sent to the mock backend. */
  received: Record<string, unknown>;
}

export type CashierOutcome = 'paid' | 'cancelled' | 'failed' | 'silent';

/**
 * A pretend cashier at the bottom of the page, with one button for each way a payment can end. The mock backend is told before the page is: `POST
 * /__mocks/cashier/pay` with `{payId, …received}` moves the money. Cancelling leaves the order open, as real cashiers do. With one button the money
 * arrives after the page was told of a cancellation. The amount comes from `GET /__mocks/cashier/order?payId=`, `{amountCents, subject}`. Without
 * such a response only the order number is shown. Self-contained: its text also runs in a browser page.
 *
 * @returns how it ended; 'silent' if the host must not answer at all
 */
export function openCashierSheet(window: Window, order: CashierOrder): Promise<CashierOutcome> {
  const { document } = window;
  const body = JSON.stringify(Object.assign({}, order.received, { payId: order.payId }));
  const tell = (what: string): Promise<unknown> =>
    window
      .fetch('/__mocks/cashier/' + what, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: body,
      })
      .catch(() => undefined);

  return new Promise((resolve) => {
    const sheet = document.createElement('div');
    sheet.setAttribute('data-cashier', order.payId);
    sheet.setAttribute('role', 'dialog');
    sheet.setAttribute('aria-modal', 'true');
    sheet.setAttribute('aria-label', '模拟收银台');
    Object.assign(sheet.style, {
      position: 'fixed',
      zIndex: '2147483647',
      left: '0',
      right: '0',
      bottom: '0',
      boxSizing: 'border-box',
      padding: '16px 16px 32px',
      background: '#ffffff',
      color: '#1a1a1a',
      borderRadius: '12px 12px 0 0',
      boxShadow: '0 0 0 100vmax rgba(0, 0, 0, 0.5)',
      font: '16px/1.5 sans-serif',
      textAlign: 'center',
    });
    const line = (text: string, size: string): HTMLElement => {
      const element = document.createElement('p');
      element.textContent = text;
      Object.assign(element.style, { margin: '0 0 8px', fontSize: size, overflowWrap: 'anywhere' });
      sheet.append(element);
      return element;
    };
    line(order.title + '(模拟)', '16px');
    const amount = line('', '32px');
    amount.setAttribute('data-cashier-amount', '');
    const subject = line('订单 ' + order.payId, '14px');

    const close = (outcome: CashierOutcome): void => {
      sheet.remove();
      resolve(outcome);
    };
    const button = (text: string, isMain: boolean, end: () => unknown): void => {
      const element = document.createElement('button');
      element.type = 'button';
      element.textContent = text;
      Object.assign(element.style, {
        display: 'block',
        width: '100%',
        minHeight: '48px',
        margin: '8px 0 0',
        border: isMain ? '0' : '1px solid #767676',
        borderRadius: '8px',
        background: isMain ? '#0a5bd3' : '#ffffff',
        color: isMain ? '#ffffff' : '#1a1a1a',
        font: 'inherit',
      });
      element.addEventListener('click', () => {
        for (const other of Array.from(sheet.querySelectorAll('button'))) other.disabled = true;
        void end();
      });
      sheet.append(element);
    };
    button('支付', true, () => tell('pay').then(() => close('paid')));
    button('支付但不回调', false, () => tell('pay').then(() => close('silent')));
    button('取消', false, () => close('cancelled'));
    button('取消后才到账', false, () => {
      window.setTimeout(() => void tell('pay'), 3_000);
      close('cancelled');
    });
    button('失败', false, () => close('failed'));
    button('消失', false, () => close('silent'));
    document.body.append(sheet);
    sheet.querySelector('button')?.focus();

    window
      .fetch('/__mocks/cashier/order?payId=' + encodeURIComponent(order.payId))
      .then((response) => (response.ok ? (response.json() as Promise<Record<string, unknown>>) : {}))
      .then((said: Record<string, unknown>) => {
        if (typeof said['amountCents'] === 'number') amount.textContent = (said['amountCents'] / 100).toFixed(2) + '元';
        if (typeof said['subject'] === 'string') subject.textContent = said['subject'] + ' ' + order.payId;
      })
      .catch(() => undefined);
  });
}
