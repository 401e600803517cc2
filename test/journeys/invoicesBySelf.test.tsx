import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { DAY_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { ISSUED_MS } from '../../mocks/world/invoices/invoices';
import { receiptCodeOf } from '../../mocks/world/money/goldPlan';
import { openPayment, payAtCashier } from '../../mocks/world/money/payments';
import { reckon } from '../../mocks/world/parking/stays';
import { payingVisitor } from '../support/driverWorlds';
import { makeApp } from '../support/makeApp';
import { answer, button, fillIn, link, WAIT, word } from '../support/seen';

jest.setTimeout(60_000);

const BILLS = 'invoice/v2/api/billsByCode';
const CREATE = 'invoice/v2/api/invoicesByCode';
const LOOK_UP = 'GET invoice/v2/api/requests/{id}';
const CODE = receiptCodeOf('P-stay-0006');

type Backend = ReturnType<typeof createBackend>;
const at = (code: string) => `/makeInvoiceBySelf?code=${code}`;
const open = (backend: Backend = createBackend(), code = CODE) => makeApp({ at: at(code), ...payingVisitor(backend) });
const made = ({ world }: Backend) =>
  world.tables.invoice.invoices.filter(({ billIds }) => billIds.some((billId) => billId.startsWith('P-stay-0006')));
const fillForm = async () => {
  fireEvent.click(await screen.findByLabelText('个人', {}, WAIT));
  await fillIn('抬头名称', '王小明');
  await fillIn('邮箱', 'wang@example.com');
};
const submit = async () => {
  await fillForm();
  fireEvent.click(await button('核对并提交'));
  fireEvent.click(await answer('提交开票'));
};
const later = (app: Awaited<ReturnType<typeof open>>, backend: Backend, ms: number) =>
  act(() => {
    backend.world.clock.advance(ms);
    app.outside.seeAgain();
  });

/** The code of the receipt of one unpaid stay in each of these lots, which a visitor pays at WeChat's cashier. */
function paidAt({ world }: Backend, ...lots: string[]): string {
  const items = lots.flatMap((lot) =>
    world.tables.stays
      .map((stay) => ({ uniqueId: stay.uniqueId, parkId: stay.parkId, payAmount: reckon(world, stay).due }))
      .filter(({ parkId, payAmount }) => parkId === lot && payAmount > 0)
      .slice(0, 1),
  );
  const { payId } = openPayment(
    world,
    {
      items,
      isBatch: items.length > 1,
      totalAmount: items.reduce((sum, { payAmount }) => sum + payAmount, 0),
      ...{ payChannel: 3, couponIds: [], requestId: 'request-of-the-receipt', returnPath: '/home' },
    },
    null,
  );
  payAtCashier(world, payId, 0);
  return receiptCodeOf(payId);
}

test('a visitor has a receipt invoiced by its code alone: asked for once, watched, opened, sent once more', async () => {
  const backend = createBackend();
  const app = await open(backend);
  expect(await word('小票内容')).toBeVisible();
  expect(document.body.textContent).toContain('粤B·***45');
  expect(document.body.textContent).not.toMatch(/12345/);
  expect(screen.queryByText('存为常用抬头')).toBeNull();
  fireEvent.click(await screen.findByLabelText('个人', {}, WAIT));
  fireEvent.click(await button('核对并提交'));
  expect(screen.getByLabelText('邮箱')).toHaveAccessibleDescription('请填写接收发票的邮箱');
  await submit();
  expect(await word('开票中')).toBeVisible();
  expect(await word('w***@example.com')).toBeVisible();
  expect(screen.queryByLabelText('抬头名称')).toBeNull();
  expect(app.sent('POST', CREATE)).toHaveLength(1);
  expect(made(backend)).toMatchObject([{ titleName: '王小明', email: 'wang@example.com', cents: 600 }]);
  later(app, backend, ISSUED_MS);
  expect(await word('已开票')).toBeVisible();
  fireEvent.click(await button(/^重新发送/));
  fireEvent.click(await answer('发送'));
  expect(await word('已发到 w***@example.com')).toBeVisible();
  expect(await word('今天还可发送2次')).toBeVisible();
  expect(made(backend)[0]?.sent.map(({ to }) => to)).toEqual(['wang@example.com', 'wang@example.com']);
  fireEvent.click(await link(/^查看发票/));
  await app.onScreen('invoicePage');
  expect(await word('invoice.example.com')).toBeVisible();
});

test('whose answer is lost is asked about by its number; the code is written down nowhere', async () => {
  const backend = createBackend();
  backend.world.faults.set(`POST ${CREATE}`, { kind: 'cutAfter', times: 1 });
  const local = new Map<string, string>();
  const written: string[] = [];
  const set = local.set.bind(local);
  local.set = (key, text) => {
    written.push(key, text);
    return set(key, text);
  };
  const app = await makeApp({ at: at(CODE), ...payingVisitor(backend), local });
  await submit();
  expect(await word('开票中')).toBeVisible();
  expect(app.sent('POST', CREATE)).toHaveLength(1);
  expect(made(backend)).toHaveLength(1);
  expect(written.join()).toContain('invoice.makeByCode:P-stay-0006');
  expect(written.join()).not.toContain(CODE);
});

test('of which nobody knows is 未确认, and asked about at the next press before anything is sent', async () => {
  const backend = createBackend();
  backend.world.faults.set(`POST ${CREATE}`, { kind: 'cutBefore', times: 1 });
  backend.world.faults.set(LOOK_UP, { kind: 'http404' });
  const app = await open(backend);
  await submit();
  expect(await word(/^1张提交失败。结果未确认，请勿重复提交/)).toBeVisible();
  expect(screen.getByLabelText('抬头名称')).toHaveValue('王小明');
  fireEvent.click(await button('核对并提交'));
  fireEvent.click(await answer('提交开票'));
  expect(await word(/^1张提交失败。结果未确认，请勿重复提交/)).toBeVisible();
  expect(app.sent('POST', CREATE)).toHaveLength(1);
  expect(made(backend)).toHaveLength(0);
});

test('one that failed says why, and can be asked for again with what was typed', async () => {
  const backend = createBackend();
  const app = await open(backend);
  await fillIn('抬头名称', '已注销的公司');
  await fillIn('税号', '91440300MA5EQXL178');
  await fillIn('邮箱', 'wang@example.com');
  fireEvent.click(await button('核对并提交'));
  fireEvent.click(await answer('提交开票'));
  expect(await word('开票中')).toBeVisible();
  later(app, backend, ISSUED_MS);
  expect(await word('税务系统返回：购买方已注销，请更换抬头')).toBeVisible();
  await submit();
  expect(await word('开票中')).toBeVisible();
  expect(made(backend).map(({ state }) => state)).toEqual([-1, 0]);
});

test('bills of two issuers on one receipt become two invoices, and why is said', async () => {
  const backend = createBackend();
  const code = paidAt(backend, LOTS.mall, LOTS.city);
  const app = await open(backend, code);
  expect(await word(/^将开2张发票/)).toBeVisible();
  await submit();
  await waitFor(() => expect(screen.getAllByText('开票中')).toHaveLength(2), WAIT);
  expect(app.sent('POST', CREATE)).toHaveLength(2);
});

describe('what cannot be invoiced says why', () => {
  test.each([
    [
      'an invoice that is there',
      '已开票',
      ({ world }: Backend) => receiptCodeOf(world.tables.invoice.invoices[0]?.billIds[0]?.split('_')[0] ?? ''),
    ],
    [
      'a lot that invoices by itself',
      '该停车场自行开票，请联系停车场',
      (backend: Backend) => paidAt(backend, LOTS.hospital),
    ],
    ['an old payment', '超过开票期限', ({ world }: Backend) => (world.clock.advance(181 * DAY_MS), CODE)],
    [
      'a refunded one',
      '已退款',
      ({ world }: Backend) => {
        const payment = world.tables.payments.find(({ payId }) => payId === 'P-stay-0006');
        payment?.returns.push({ cents: 600, bizType: 1, title: '', arrivesAt: 0, hasArrived: true });
        return CODE;
      },
    ],
  ] as const)('%s', async (_, why, codeIn) => {
    const backend = createBackend();
    await open(backend, codeIn(backend));
    expect((await screen.findAllByText(why, { exact: false }, WAIT))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: '核对并提交' })).toBeNull();
  });

  test('a code that nobody gave out, a part of one, and none', async () => {
    const app = await open(createBackend(), 'x'.repeat(32));
    expect(await word('开票码无效，请重新扫小票上的二维码')).toBeVisible();
    const asked = app.sent('GET', BILLS).length;
    app.go(at(CODE.slice(0, 12)));
    expect(await word('开票码不完整，请重新扫小票上的二维码')).toBeVisible();
    app.go('/makeInvoiceBySelf?payId=P-stay-0006');
    expect(await word('扫小票上的开票码，不用登录就能开发票')).toBeVisible();
    expect(app.sent('GET', BILLS)).toHaveLength(asked);
  });

  test('a stay alone is invoiced at the page of its issuer', async () => {
    const app = await makeApp({ at: '/makeInvoiceBySelf?uniqueId=stay-0006', ...payingVisitor(createBackend()) });
    fireEvent.click(await button('去开票'));
    await waitFor(() => expect(app.store.getState().leaving.target?.host).toBe('invoice.example.com'), WAIT);
  });
});

test('a driver’s own titles are at hand, and the invoice is among their records', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: at(CODE), backend, signedInAs: DRIVERS.lin.phone });
  expect(await screen.findByLabelText('抬头名称', {}, WAIT)).toHaveValue('深圳市鹏程物流有限公司');
  fireEvent.click(await button('核对并提交'));
  fireEvent.click(await answer('提交开票'));
  expect(await word('开票中')).toBeVisible();
  app.go('/invoiceRecord');
  expect(await screen.findAllByText('开票中', {}, WAIT)).not.toHaveLength(0);
});
