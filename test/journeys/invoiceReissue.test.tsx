import { act, fireEvent, screen, within } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { ISSUED_MS } from '../../mocks/world/invoices/invoices';
import { makeApp } from '../support/makeApp';
import { answer, button, fillIn, link, WAIT, word } from '../support/seen';

jest.setTimeout(60_000);

const REISSUE = 'invoice/v2/api/invoices/{id}/reissue';
const GOOD = '91440300MA5DA1YM0Q';

type Backend = ReturnType<typeof createBackend>;
const invoicesIn = ({ world }: Backend) => world.tables.invoice.invoices;
const firstIn = (backend: Backend) => {
  const [first] = invoicesIn(backend);
  if (first === undefined) throw new Error('No invoice');
  return first;
};
const open = (backend: Backend, at: string) => makeApp({ at, backend, signedInAs: DRIVERS.lin.phone });
const reissuePage = (backend: Backend) => `/makeInvoice?invoiceId=${firstIn(backend).invoiceId}`;
const detailPage = ({ invoiceId }: { invoiceId: string }) => `/invoiceRecordDetail?invoiceId=${invoiceId}`;
const submit = async () => {
  fireEvent.click(await button('核对并提交'));
  fireEvent.click(await answer('确认换开'));
};

test('an issued invoice with a wrong title is reversed and made anew; each of the three leads to the others', async () => {
  const backend = createBackend();
  const old = firstIn(backend);
  const app = await open(backend, detailPage(old));
  fireEvent.click(await link(/^换开发票/));
  await app.onScreen('makeInvoice');
  expect(await screen.findByLabelText('税号', {}, WAIT)).toHaveValue(old.taxNo);
  fireEvent.click(await button('核对并提交'));
  expect(await word('抬头信息没有改动，不用换开')).toBeVisible();
  await fillIn('税号', GOOD);
  fireEvent.click(await button('核对并提交'));
  const review = await screen.findByRole('alertdialog', {}, WAIT);
  expect(within(review).getByText(/^原发票会红冲作废/)).toHaveTextContent(`税号：${GOOD}`);
  expect(invoicesIn(backend)).toHaveLength(1);
  fireEvent.click(await answer('确认换开'));
  await app.onScreen('makeInvoiceSuccess');
  expect(await word('换开中')).toBeVisible();
  expect(old.state).toBe(3);
  act(() => {
    backend.world.clock.advance(ISSUED_MS);
    backend.world.clock.advance(ISSUED_MS);
    app.outside.seeAgain();
  });
  expect(await word('已开票')).toBeVisible();
  fireEvent.click(await link('查看进度'));
  await app.onScreen('invoiceRecordDetail');
  expect(await word('已换开过一次，还有问题请联系客服')).toBeVisible();
  fireEvent.click(await link('原发票'));
  expect(await word('这张发票已红冲作废，请用换开的新发票')).toBeVisible();
  expect(screen.queryByRole('button', { name: /重新开票/ })).toBeNull();
  fireEvent.click(await link('红字发票'));
  expect(await word('这是红字发票，用来冲抵原发票')).toBeVisible();
  expect(screen.getByText('减').parentElement).toHaveTextContent(/-\d+\.\d\d元/);
  expect(invoicesIn(backend).map(({ state, taxNo }) => [state, taxNo])).toEqual([
    [4, old.taxNo],
    [2, old.taxNo],
    [2, GOOD],
  ]);
  app.go('/invoiceRecord');
  fireEvent.click(await screen.findByLabelText('已红冲', {}, WAIT));
  expect(await screen.findAllByRole('link', { name: /鹏程物流/ }, WAIT)).toHaveLength(2);
});

test('a lost answer is asked about: the invoice is reversed once and made anew once', async () => {
  const backend = createBackend();
  backend.world.faults.set(`POST ${REISSUE}`, { kind: 'cutAfter', times: 1 });
  const app = await open(backend, reissuePage(backend));
  await fillIn('抬头名称', '鹏程新公司');
  await submit();
  await app.onScreen('makeInvoiceSuccess');
  expect(app.sent('POST', REISSUE.replace('{id}', firstIn(backend).invoiceId))).toHaveLength(1);
  expect(invoicesIn(backend).map(({ redOf, replaces }) => [redOf !== '', replaces !== ''])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});

test('one that the tax system does not reverse stays valid, and the new one says why it failed', async () => {
  const backend = createBackend();
  const old = firstIn(backend);
  old.titleName = '已入账的公司';
  const app = await open(backend, reissuePage(backend));
  await fillIn('抬头名称', '鹏程新公司');
  await submit();
  await app.onScreen('makeInvoiceSuccess');
  expect(await word('换开中')).toBeVisible();
  act(() => {
    backend.world.clock.advance(ISSUED_MS);
    app.outside.seeAgain();
  });
  expect(await word('开票失败')).toBeVisible();
  expect(await word(/^原发票未能红冲，仍然有效。/)).toBeVisible();
  fireEvent.click(await link('查看进度'));
  await app.onScreen('invoiceRecordDetail');
  expect(screen.queryByRole('button', { name: /修改后重新提交/ })).toBeNull();
  fireEvent.click(await link('原发票'));
  expect(await link(/^换开发票/)).toBeVisible();
  expect(old.state).toBe(2);
});

test('an invoice of a bill that was refunded is reversed by its issuer, and its bill is not invoiced again', async () => {
  const backend = createBackend();
  const old = firstIn(backend);
  const payment = backend.world.tables.payments.find(({ payId }) => old.billIds[0]?.startsWith(`${payId}_`));
  payment?.returns.push({ cents: old.cents, bizType: 1, title: '', arrivesAt: 0, hasArrived: true });
  const app = await open(backend, detailPage(old));
  expect(await word('正在红冲，完成后这张发票作废，请勿再用来报销')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^换开发票/ })).toBeNull();
  act(() => {
    backend.world.clock.advance(ISSUED_MS);
    app.outside.seeAgain();
  });
  expect(await word('这张发票已红冲作废，请勿再用来报销')).toBeVisible();
  app.go('/invoiceBillList');
  expect(await word('已退款')).toBeVisible();
});

test('the scenario of the pretend world shows an invoice of each state', async () => {
  const backend = createBackend({ seed: 'invoiceStates' });
  await open(backend, '/invoiceRecord');
  const list = await screen.findByRole('list', { name: '开票记录' }, WAIT);
  for (const state of ['开票中', '开票失败', '已开票', '红冲中', '已红冲', '红字发票']) {
    expect(within(list).getAllByText(state).length).toBeGreaterThan(0);
  }
});

test('an address of an invoice that cannot be made anew says why', async () => {
  const backend = createBackend();
  Object.assign(firstIn(backend), { replaces: 'I-before' });
  await open(backend, reissuePage(backend));
  expect(await word('已换开过一次，还有问题请联系客服')).toBeVisible();
  expect(await link('看这张发票')).toBeVisible();
});
