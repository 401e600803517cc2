import { DAY_MS } from '@/lib/timeUnits';
import type { Invoice, InvoiceableItem, InvoicingOverview } from '@/services/invoice/invoices';
import type { InvoiceTitle } from '@/services/invoice/invoiceTitles';

import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { ISSUED_MS, ISSUING_MS } from '../../../mocks/world/invoices/invoices';
import { payAtCashier } from '../../../mocks/world/money/payments';
import { type List, sellingClient } from '../sellingClient';

const API = 'invoice/v2/api';
const COMPANY = { titleType: 1, titleName: '深圳市鹏程物流有限公司', taxNo: '91440300MA5EQXL178' };
const PERSON = { titleType: 2, titleName: '林晓', taxNo: '' };
type Client = ReturnType<typeof sellingClient>;

const bills = async ({ read }: Client) =>
  (await read<List<InvoiceableItem>>('GET', `${API}/invoiceBills?pageNo=1&pageSize=20`)).results;
const open = async (client: Client) => (await bills(client)).filter(({ canInvoice }) => canInvoice === 1);
const applying = (rows: readonly InvoiceableItem[], change: object = {}) => ({
  billIds: rows.map(({ billId }) => billId),
  amount: rows.reduce((total, { amount }) => total + amount, 0),
  invoiceKind: 1,
  ...PERSON,
  email: 'lin@example.com',
  ...change,
});

/** Pays the running stay of the first lot. Its seller is not the seller of the bookshop's lot. */
async function payRunning(client: Client, payChannel: number) {
  const stay = { uniqueId: 'stay-0001', parkId: LOTS.city };
  const body = { ...stay, payAmount: 600, payChannel, couponIds: [], requestId: 'r-stay' };
  const { payId } = await client.read<{ payId: string }>('POST', 'charge/v2/api/payCharges', body);
  if (payChannel !== 6) payAtCashier(client.world, payId, 0);
}

test('an invoice takes a while, then has a PDF, and can be sent three more times', async () => {
  const client = sellingClient();
  const [bill] = await open(client);
  if (bill === undefined) throw new Error('Nothing to invoice');
  const made = await client.read<Invoice>('POST', `${API}/invoices`, applying([bill]));
  expect(made).toMatchObject({ state: 0, stateText: '待开票', expectTime: '2026-03-10 12:05:00', pdfUrl: '' });
  expect((await bills(client)).find(({ billId }) => billId === bill.billId)).toMatchObject({ disableReason: '开票中' });
  const path = `${API}/invoices/${made.invoiceId}`;
  const send = (email: string) => client.refusal('POST', `${path}/resend`, { email });
  expect((await send('a@example.com'))[1]).toBe('发票尚未开具，不能发送');
  client.world.clock.advance(ISSUING_MS);
  expect(await client.read('GET', path)).toMatchObject({ state: 1, stateText: '开票中' });
  client.world.clock.advance(ISSUED_MS - ISSUING_MS);
  const issued = await client.read<Invoice>('GET', path);
  expect(issued).toMatchObject({ state: 2, invoiceTime: '2026-03-10 12:05:00', resendLeft: 3, expectTime: '' });
  expect(issued.pdfUrl).toContain(issued.invoiceNo);
  const { data } = await client.call('GET', `${API}/getInvoiceUrlByUnid?unid=${issued.uniqueNo}`);
  expect(data).toEqual({ url: issued.pdfUrl, stateText: '已开票' });
  for (const email of ['a', 'b', 'c']) expect((await send(`${email}@example.com`))[0]).toBe('200');
  expect((await send('d@example.com'))[1]).toBe('今日发送次数已用完');
  expect((await send('no address'))[0]).toBe('0x0000401');
});

test('a failed invoice gives its reason, and its bills can be invoiced again', async () => {
  const client = sellingClient();
  const rows = (await open(client)).slice(0, 1);
  const struckOff = { ...COMPANY, titleName: '已注销贸易有限公司' };
  const { invoiceId } = await client.read<Invoice>('POST', `${API}/invoices`, applying(rows, struckOff));
  expect(await open(client)).toHaveLength(0);
  client.world.clock.advance(ISSUED_MS);
  expect(await client.read('GET', `${API}/invoices/${invoiceId}`)).toMatchObject({
    state: -1,
    failReason: '税务系统返回：购买方已注销，请更换抬头',
    pdfUrl: '',
  });
  expect(await open(client)).toHaveLength(1);
  await client.read('POST', `${API}/invoices`, applying(rows));
});

test('only external payments are invoiced, in time, of one seller and for the right amount', async () => {
  const client = sellingClient();
  expect(await bills(client)).toMatchObject([{ canInvoice: 1 }, { canInvoice: 0, disableReason: '已开票' }]);
  await payRunning(client, 3);
  const ask = (change: object) => client.refusal('POST', `${API}/invoices`, change);
  const passes = await client.read<List<InvoiceableItem>>('GET', `${API}/invoiceOrders?bizType=3&pageNo=1&pageSize=20`);
  expect(passes.results.map(({ title, amount }) => [title, amount])).toEqual([
    ['会展中心月卡 1个月', 24_000],
    ['市民中心月卡 1个月', 30_000],
  ]);
  const rows = await open(client);
  expect((await ask(applying(rows, { amount: 1 })))[0]).toBe('0x10d7500002');
  expect((await ask(applying([])))[0]).toBe('0x0000401');
  const mall = { billId: '', sellerId: '' };
  Object.assign(
    mall,
    (await bills(client)).find(({ sellerName }) => sellerName.includes('书城')),
  );
  expect(new Set([...rows, mall].map(({ sellerId }) => sellerId)).size).toBe(2);
  client.world.clock.advance(181 * DAY_MS);
  expect((await bills(client)).map(({ disableReason }) => disableReason)).toEqual(
    expect.arrayContaining(['超过开票期限', '已开票']),
  );
});

test('bills of two sellers cannot share an invoice; balance payments are invoiced as recharges', async () => {
  const client = sellingClient();
  await payRunning(client, 6);
  expect((await bills(client))[0]).toMatchObject({ canInvoice: 0, disableReason: '余额支付请在充值订单开票' });
  client.world.tables.invoice.invoices = [];
  const rows = await open(client);
  expect(new Set(rows.map(({ sellerId }) => sellerId)).size).toBe(2);
  expect((await client.refusal('POST', `${API}/invoices`, applying(rows)))[1]).toBe('不同开票方的账单需分开开票');
});

test('the summary counts what can be invoiced now', async () => {
  const client = sellingClient();
  const read = () => client.read<InvoicingOverview>('GET', `${API}/invoiceSummary`);
  const before = await read();
  expect(before).toMatchObject({ invoicedNum: 1, invoicingNum: 0, titleNum: 2 });
  expect(before.kinds.map(({ name, num }) => [name, num]).slice(0, 2)).toEqual([
    ['停车', 1],
    ['月卡', 2],
  ]);
  await client.read('POST', `${API}/invoices`, applying(await open(client)));
  const after = await read();
  expect([after.kinds[0]?.num, after.kinds[0]?.amount, after.invoicingNum]).toEqual([0, 0, 1]);
});

test('titles: added, changed, one default, deleted; a tax number is checked', async () => {
  const client = sellingClient();
  const path = `${API}/invoiceTitles`;
  const list = async () => (await client.read<List<InvoiceTitle>>('GET', path)).results;
  const fresh = { ...COMPANY, titleName: '新公司', isDefault: 1 };
  expect((await client.refusal('POST', path, { ...fresh, taxNo: '91440300MA5EQXL1799' }))[1]).toBe(
    '税号应为15、17、18或20位数字或大写字母',
  );
  expect((await client.refusal('POST', path, { ...fresh, taxNo: '' }))[1]).toBe('企业抬头需填写税号');
  expect((await client.refusal('POST', path, { ...fresh, address: '福华路' }))[1]).toBe('公司地址和电话需同时填写');
  const { titleId } = await client.read<InvoiceTitle>('POST', path, fresh);
  expect((await list()).map(({ titleName, isDefault }) => [titleName, isDefault])).toEqual([
    ['新公司', 1],
    [COMPANY.titleName, 0],
    ['林晓', 0],
  ]);
  await client.read('PUT', path, { ...fresh, titleId, titleName: '改名公司', isDefault: 0 });
  expect((await client.refusal('PUT', path, { ...fresh, titleId: 'title-9' }))[0]).toBe('0x10d7500001');
  await client.read('DELETE', `${path}?titleId=${titleId}`);
  expect(await list()).toHaveLength(2);
  const stranger = sellingClient(DRIVERS.huang.phone, client.client);
  expect((await stranger.refusal('DELETE', `${path}?titleId=title-2`))[0]).toBe('0x10d7500001');
});

test('a special invoice requires all company fields; others and visitors read nothing', async () => {
  const client = sellingClient();
  const rows = await open(client);
  const special = applying(rows, { ...COMPANY, invoiceKind: 2 });
  expect((await client.refusal('POST', `${API}/invoices`, special))[1]).toBe('专用发票需填写地址、电话、开户行和账号');
  expect((await client.refusal('POST', `${API}/invoices`, { ...special, ...PERSON }))[1]).toBe('专用发票只能开给企业');
  const whole = { address: '福华路1号', companyPhone: '0755-1', bankName: '招商银行', bankAccount: '755' };
  const { invoiceId } = await client.read<Invoice>('POST', `${API}/invoices`, { ...special, ...whole });
  const stranger = sellingClient(DRIVERS.huang.phone, client.client);
  expect((await stranger.refusal('GET', `${API}/invoices/${invoiceId}`))[0]).toBe('0x10d7500001');
  expect((await stranger.refusal('POST', `${API}/invoices`, applying(rows)))[0]).toBe('0x10d7500001');
  for (const path of ['invoices', 'invoiceBills', 'invoiceTitles', 'invoiceSummary']) {
    expect((await client.call('GET', `${API}/${path}`)).code).toBe('401');
  }
  expect((await client.call('GET', `${API}/getInvoiceUrlByUnid?unid=stay-0001`)).data).toEqual({
    url: '',
    stateText: '支付后可开票',
  });
});
