import { fireEvent, screen, waitFor } from '@testing-library/react';

import { toInvoiceLinkState } from '@/features/invoices/view/model/invoiceLink';

import { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { hostileStrings } from '../corpus/hostileStrings';
import { payingVisitor } from '../support/driverWorlds';
import { fakeHost } from '../support/fakePorts';
import { makeApp } from '../support/makeApp';
import { button, link, WAIT, word } from '../support/seen';

jest.setTimeout(60_000);

const ADDRESS = 'invoice/v2/api/getInvoiceUrlByUnid';
const unidIn = ({ world }: ReturnType<typeof createBackend>) => world.tables.invoice.invoices[0]?.uniqueNo ?? '';

test('a visitor opens an invoice by its number: the host is asked about first, and WeChat says how to keep it', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: `/invoicePage?uniqueId=${unidIn(backend)}`, ...payingVisitor(backend) });
  expect(await word('invoice.example.com')).toBeVisible();
  expect(await word(/在浏览器打开/)).toBeVisible();
  fireEvent.click(await button('打开发票'));
  await waitFor(() => expect(app.store.getState().leaving.target?.host).toBe('invoice.example.com'), WAIT);
});

test('the driver comes from the invoice; one that is not there yet is asked for again, and a hostile address is not shown', async () => {
  const backend = createBackend();
  const invoice = backend.world.tables.invoice.invoices[0];
  let url = '';
  const app = await makeApp({
    at: `/invoiceRecordDetail?invoiceId=${invoice?.invoiceId ?? ''}`,
    backend,
    signedInAs: DRIVERS.lin.phone,
    fetch: async (input, init) =>
      input.includes(ADDRESS)
        ? Response.json({ code: '200', msg: '', data: { url, stateText: '开票中' } })
        : fetchPort(backend.app)(input, init),
  });
  fireEvent.click(await link('查看发票'));
  await app.onScreen('invoicePage');
  expect(await word('目前状态：开票中')).toBeVisible();
  url = 'javascript:alert(1)';
  fireEvent.click(await button('刷新'));
  expect(await word(/链接不安全/)).toBeVisible();
  expect(document.body.textContent).not.toContain('javascript');
});

test('its address is copied, and sent to others where the host can share: our own page, which opens without signing in', async () => {
  const backend = createBackend();
  const unid = unidIn(backend);
  const shared: unknown[] = [];
  const host = Object.assign(fakeHost({ caps: { share: true } }), {
    setShare: (content: unknown) => {
      shared.push(content);
      return Promise.resolve({ ok: true as const, value: undefined });
    },
  });
  const copied: string[] = [];
  const app = await makeApp({
    at: `/driver/invoicePage?uniqueId=${unid}`,
    config: { basePath: '/driver/' },
    backend: createBackend({ basePath: '/driver/' }),
    host,
  });
  app.ports.page.copy = (text) => {
    copied.push(text);
    return Promise.resolve(true);
  };
  fireEvent.click(await button('复制链接'));
  expect(await word('已复制')).toBeVisible();
  expect(copied).toEqual([expect.stringMatching(/^https:\/\/invoice\.example\.com\/pdf\//)]);
  fireEvent.click(await button('分享给他人'));
  await waitFor(() => expect(shared).toHaveLength(1), WAIT);
  expect(shared).toMatchObject([
    { title: '电子发票', link: `${window.location.origin}/driver/invoicePage?uniqueId=${unid}` },
  ]);
});

test('a host that cannot share, and a stay whose invoice is still to be made, offer the copy alone', async () => {
  const backend = createBackend();
  const host = fakeHost({ caps: { share: false } });
  const app = await makeApp({ at: `/invoicePage?uniqueId=${unidIn(backend)}`, backend, host });
  expect(await button('复制链接')).toBeVisible();
  expect(screen.queryByRole('button', { name: '分享给他人' })).toBeNull();
  app.stop();
  await makeApp({ at: '/makeInvoiceBySelf?uniqueId=stay-0006', backend, host: fakeHost({ caps: { share: true } }) });
  expect(await button('复制链接')).toBeVisible();
  expect(screen.queryByRole('button', { name: '分享给他人' })).toBeNull();
});

test('an address without an invoice says so, and only https addresses are offered', async () => {
  await makeApp({ at: '/invoicePage' });
  expect(await word('没有找到这张发票，请从开票记录或小票打开')).toBeVisible();
  expect(toInvoiceLinkState({ url: 'http://pdf.example.com/1.pdf', stateText: '' })).toEqual({
    is: 'ready',
    url: 'https://pdf.example.com/1.pdf',
    host: 'pdf.example.com',
  });
  for (const url of hostileStrings) {
    const found = toInvoiceLinkState({ url, stateText: '' });
    if (found.is === 'ready') expect(found.url).toMatch(/^https:\/\//);
  }
});
