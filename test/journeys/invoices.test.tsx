import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { ISSUED_MS } from '../../mocks/world/invoices/invoices';
import { makeApp } from '../support/makeApp';
import { answer, button, fillIn, link, WAIT, word } from '../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
const CREATE = 'invoice/v2/api/invoices';
const LOOK_UP = 'GET invoice/v2/api/requests/{id}';
const PAID = `/makeInvoice?uniqueId=stay-0006&parkId=${LOTS.city}&bizType=1`;

type Backend = ReturnType<typeof createBackend>;
const open = (at: string, backend: Backend = createBackend(), phone: string = lin.phone) =>
  makeApp({ at, backend, signedInAs: phone });
const invoicesIn = ({ world }: Backend) => world.tables.invoice.invoices;
const submit = async () => {
  await screen.findByLabelText('抬头名称', {}, WAIT);
  fireEvent.click(await button('核对并提交'));
  fireEvent.click(await answer('提交开票'));
};

describe('picking', () => {
  test('bills of two issuers become two invoices, and that and why is said before anything is sent', async () => {
    const backend = createBackend();
    const app = await open('/invoiceManage', backend);
    expect(await word('1笔可开，6.00元')).toBeVisible();
    fireEvent.click(await link(/^充电/));
    await app.onScreen('invoiceOrderList');
    fireEvent.click(await screen.findByRole('checkbox', { name: /充电费/ }, WAIT));
    expect(await word('已选1笔，46.08元')).toBeVisible();
    app.go('/invoiceOrderList');
    fireEvent.click(await screen.findByRole('checkbox', { name: /会展中心月卡/ }, WAIT));
    expect(await word('已选2笔，286.08元')).toBeVisible();
    expect(await word(/^将开2张发票：这些账单来自2个开票方/)).toBeVisible();
    fireEvent.click(await link('去开票'));
    await app.onScreen('makeInvoice');
    expect(await screen.findByLabelText('抬头名称', {}, WAIT)).toHaveValue('深圳市鹏程物流有限公司');
    fireEvent.click(await button('核对并提交'));
    const review = await screen.findByRole('alertdialog', {}, WAIT);
    const told = within(review).getByText(/抬头：深圳市鹏程物流有限公司/);
    expect(told).toHaveTextContent(/鹏城充电服务有限公司 46\.08元/);
    expect(told).toHaveTextContent(/发到：finance@example\.com/);
    expect(app.sent('POST', CREATE)).toEqual([]);
    fireEvent.click(await answer('提交开票'));
    await app.onScreen('makeInvoiceSuccess');
    expect(app.sent('POST', CREATE).map(({ body }) => (body as { amount: number }).amount)).toEqual([4_608, 24_000]);
    expect(invoicesIn(backend)).toHaveLength(3);
    app.go('/invoiceOrderList');
    expect(await screen.findAllByText('开票中', {}, WAIT)).toHaveLength(2);
    expect(screen.queryByText(/^已选/)).toBeNull();
  });

  test('bills of 20 issuers become 20 invoices; the one that is refused stays with everything that was typed', async () => {
    const backend = createBackend();
    const row = (at: number) => ({
      ...{ billId: `bill-${String(at)}`, orderNo: '', uniqueId: `stay-${String(at)}`, parkId: LOTS.city, bizType: 1 },
      ...{
        title: `第${String(at)}家停车场`,
        formatPlateNo: '粤B·12345',
        time: '2026-03-10 08:00:00',
        amount: 100 * at,
      },
      ...{ sellerId: `seller-${String(at)}`, sellerName: `第${String(at)}家`, canInvoice: 1, disableReason: '' },
    });
    const rows = Array.from({ length: 20 }, (_, at) => row(at + 1));
    const sent: string[][] = [];
    const app = await makeApp({
      at: '/invoiceBillList',
      backend,
      signedInAs: lin.phone,
      fetch: async (input, init) => {
        const data = (answer: object) => Response.json({ code: '200', msg: '', data: answer });
        if (input.includes('invoice/v2/api/invoiceBills')) return data({ results: rows, total: 20 });
        if (!input.endsWith(CREATE) || init?.method !== 'POST') return fetchPort(backend.app)(input, init);
        const { billIds } = JSON.parse(typeof init.body === 'string' ? init.body : '') as { billIds: string[] };
        sent.push(billIds);
        if (billIds[0] === 'bill-7')
          return Response.json({ code: '0x10d7500009', msg: '不能开票：已退款', data: null });
        return data({ invoiceId: `invoice-of-${String(billIds[0])}`, state: 0, bills: [], billIds });
      },
    });
    fireEvent.click(await button('全选'));
    expect(await word('已选20笔，210.00元')).toBeVisible();
    expect(await word(/^将开20张发票：这些账单来自20个开票方/)).toBeVisible();
    fireEvent.click(await link('去开票'));
    await app.onScreen('makeInvoice');
    await fillIn('备注（选填）', '出差');
    await submit();
    expect(await word(/^19张已提交，1张失败。|^19张已提交，1张提交失败。/)).toBeVisible();
    expect(sent.map(([billId]) => billId)).toEqual(rows.map(({ billId }) => billId));
    expect(screen.getByLabelText('备注（选填）')).toHaveValue('出差');
    expect(screen.getByText('第7家')).toBeVisible();
    expect(screen.queryByText('第8家')).toBeNull();
  });

  test('what cannot be invoiced says why; all of what is shown is picked with one tap, and put back', async () => {
    await open('/invoiceBillList');
    expect(await word('已开票')).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    fireEvent.click(await button('全选'));
    expect(await word('已选1笔，6.00元')).toBeVisible();
    fireEvent.click(await button('清空'));
    await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull());
  });

  test('a driver who has paid nothing is told so', async () => {
    await open('/invoiceBillList', createBackend(), chen.phone);
    expect(await word('还没有可开票的停车账单')).toBeVisible();
  });
});

describe('the form', () => {
  test('says beside each field what is wrong, hints at a check character, and asks back about a mail domain', async () => {
    const app = await open(PAID);
    await fillIn('抬头名称', '');
    await fillIn('税号', '123');
    await fillIn('公司电话（选填）', '');
    await fillIn('邮箱', 'lin@qq');
    fireEvent.click(await button('核对并提交'));
    expect(screen.getByLabelText('抬头名称')).toHaveAccessibleDescription('请填写发票抬头');
    expect(screen.getByLabelText('税号')).toHaveAccessibleDescription('税号应为15、17、18或20位数字或大写字母');
    expect(screen.getByLabelText('公司电话（选填）')).toHaveAccessibleDescription('填了地址，电话也要填');
    expect(screen.getByLabelText('邮箱')).toHaveAccessibleDescription('邮箱格式不对，如 name@example.com');
    await waitFor(() => expect(screen.getByLabelText('抬头名称')).toHaveFocus(), WAIT);
    await fillIn('税号', ' 91440300ma5eqxl179');
    expect(await word('税号和校验位不一致，请对照营业执照再看一遍')).toBeVisible();
    expect(screen.getByLabelText('税号')).not.toHaveAccessibleDescription();
    await fillIn('邮箱', 'lin@qq.con');
    expect(await word('您要填的是 lin@qq.com 吗？')).toBeVisible();
    fireEvent.click(await button('改成这个'));
    expect(screen.getByLabelText('邮箱')).toHaveValue('lin@qq.com');
    expect(app.sent('POST', CREATE)).toEqual([]);
  });

  test('of what was just paid: one invoice, that is watched until it is there, and a title that is kept', async () => {
    const backend = createBackend();
    const app = await open(PAID, backend);
    fireEvent.click(await screen.findByLabelText('个人', {}, WAIT));
    await fillIn('抬头名称', '林小晓');
    fireEvent.click(screen.getByRole('checkbox', { name: '存为常用抬头' }));
    await submit();
    await app.onScreen('makeInvoiceSuccess');
    expect(await word('开票中')).toBeVisible();
    act(() => {
      backend.world.clock.advance(ISSUED_MS);
      app.outside.seeAgain();
    });
    expect(await word('已开票')).toBeVisible();
    expect(backend.world.tables.invoice.titles.map(({ titleName }) => titleName)).toContain('林小晓');
    expect(invoicesIn(backend).at(-1)).toMatchObject({ titleName: '林小晓', taxNo: '', cents: 600 });
    app.go(PAID);
    expect(await word('已开票')).toBeVisible();
    expect(screen.queryByRole('button', { name: '核对并提交' })).toBeNull();
  });

  test('whose answer is lost is asked about, and its bill is never invoiced twice', async () => {
    const backend = createBackend();
    backend.world.faults.set(`POST ${CREATE}`, { kind: 'cutAfter', times: 1 });
    const app = await open(PAID, backend);
    await screen.findByLabelText('抬头名称', {}, WAIT);
    await submit();
    await app.onScreen('makeInvoiceSuccess');
    expect(app.sent('POST', CREATE)).toHaveLength(1);
    expect(invoicesIn(backend)).toHaveLength(2);
  });

  test('that nobody knows was received is 未确认, and everything that was typed stays', async () => {
    const backend = createBackend();
    backend.world.faults.set(`POST ${CREATE}`, { kind: 'cutBefore' });
    backend.world.faults.set(LOOK_UP, { kind: 'http404' });
    const app = await open(PAID, backend);
    await fillIn('备注（选填）', '出差');
    await submit();
    expect(await word(/^1张提交失败。结果未确认，请勿重复提交/)).toBeVisible();
    expect(screen.getByLabelText('备注（选填）')).toHaveValue('出差');
    expect(app.sent('POST', CREATE)).toHaveLength(1);
  });

  test('of a bill that was refunded while the form was open is refused in the words of the server', async () => {
    const backend = createBackend();
    await open(PAID, backend);
    await screen.findByLabelText('抬头名称', {}, WAIT);
    const payment = backend.world.tables.payments.find(({ payId }) => payId === 'P-stay-0006');
    payment?.returns.push({ cents: 600, bizType: 1, title: '', arrivesAt: 0, hasArrived: true });
    await submit();
    expect(await word(/^1张提交失败。.*已退款/)).toBeVisible();
  });

  test('of a special invoice needs everything of the company', async () => {
    const app = await open('/invoiceBillList');
    fireEvent.click(await button('全选'));
    app.go('/invoiceSpe');
    await fillIn('公司地址', '');
    await fillIn('银行账号', '');
    fireEvent.click(await button('核对并提交'));
    expect(screen.getByLabelText('公司地址')).toHaveAccessibleDescription('专用发票需填写公司地址');
    expect(screen.getByLabelText('银行账号')).toHaveAccessibleDescription('专用发票需填写银行账号');
  });
});

describe('the records', () => {
  test('a failed invoice says why, and is sent again with its bills and its title', async () => {
    const backend = createBackend();
    const app = await open(PAID, backend);
    await fillIn('抬头名称', '已注销的公司');
    await submit();
    await app.onScreen('makeInvoiceSuccess');
    expect(await word('开票中')).toBeVisible();
    act(() => {
      backend.world.clock.advance(ISSUED_MS);
      app.outside.seeAgain();
    });
    expect(await word('开票失败')).toBeVisible();
    fireEvent.click(await link('查看进度'));
    await app.onScreen('invoiceRecordDetail');
    expect(await word('税务系统返回：购买方已注销，请更换抬头')).toBeVisible();
    expect(await link(/^问题反馈/)).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/customerService\/feedBack\?(?=.*invoiceId=\w)(?=.*time=2026\d{10})(?=.*type=2)/),
    );
    fireEvent.click(await button(/^修改后重新提交/));
    await app.onScreen('makeInvoice');
    expect(await screen.findByLabelText('抬头名称', {}, WAIT)).toHaveValue('已注销的公司');
    await fillIn('抬头名称', '新公司');
    await submit();
    await app.onScreen('makeInvoiceSuccess');
    expect(invoicesIn(backend).map(({ state }) => state)).toEqual([2, -1, 0]);
  });

  test('an issued one is listed, and sent once more to where the driver wants it', async () => {
    const backend = createBackend();
    const app = await open('/invoiceRecord', backend);
    fireEvent.click(await screen.findByLabelText('开票失败', {}, WAIT));
    expect(await word('暂无符合条件的发票')).toBeVisible();
    fireEvent.click(screen.getByLabelText('已开票'));
    fireEvent.click(await link(/鹏程物流/));
    await app.onScreen('invoiceRecordDetail');
    expect(await word('包含1笔账单')).toBeVisible();
    fireEvent.click(await link(/^重新发送/));
    await app.onScreen('reSendInvoice');
    expect(await screen.findByRole('textbox', { name: '邮箱' }, WAIT)).toHaveValue('finance@example.com');
    await fillIn('邮箱', 'lin@');
    fireEvent.click(await button('发送'));
    expect(screen.getByLabelText('邮箱')).toHaveAccessibleDescription('邮箱格式不对，如 name@example.com');
    await fillIn('邮箱', 'lin@example.com');
    fireEvent.click(await button('发送'));
    await app.onScreen('invoiceRecordDetail');
    expect(await word('今天还可发送2次')).toBeVisible();
    expect(invoicesIn(backend)[0]?.sent.at(-1)?.to).toBe('lin@example.com');
  });

  test('an issued one is sent as a text message too', async () => {
    const backend = createBackend();
    const { invoiceId = '' } = invoicesIn(backend)[0] ?? {};
    const app = await open(`/reSendInvoice?invoiceId=${invoiceId}`, backend);
    fireEvent.click(await screen.findByRole('radio', { name: '发短信' }, WAIT));
    await fillIn('手机号', '1380013');
    fireEvent.click(await button('发送'));
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入正确的手机号');
    await fillIn('手机号', '138 0013 8000');
    fireEvent.click(await button('发送'));
    await app.onScreen('invoiceRecordDetail');
    expect(invoicesIn(backend)[0]?.sent.at(-1)?.to).toBe('13800138000');
  });

  test('a title is made the default one, and deleted after a question', async () => {
    const backend = createBackend();
    await open('/invoiceManage', backend);
    fireEvent.click(await button('设为默认 林晓'));
    await waitFor(() => expect(screen.queryByRole('button', { name: '设为默认 林晓' })).toBeNull(), WAIT);
    fireEvent.click(await button('删除 深圳市鹏程物流有限公司'));
    fireEvent.click(await answer('删除'));
    await waitFor(() => expect(backend.world.tables.invoice.titles).toHaveLength(1), WAIT);
  });
});
