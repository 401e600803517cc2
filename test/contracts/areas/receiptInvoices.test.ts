import { createRedactor } from '@/operations/redaction/createRedactor';
import type { InvoiceableItem } from '@/services/invoice/invoices';
import type { ReceiptInvoice } from '@/services/invoice/receiptInvoices';

import { goldPlanCode, receiptCodeOf } from '../../../mocks/world/money/goldPlan';
import { answersOf, mockClient } from '../mockClient';
import type { List } from '../sellingClient';

const API = 'invoice/v2/api';
const PAID = 'P-stay-0006';
const CODE = receiptCodeOf(PAID);
const PERSON = { titleType: 2, titleName: '王小明', invoiceKind: 3, email: 'wang@example.com' };

/** Somebody without a session who holds a receipt. */
function holder() {
  const client = mockClient();
  const { read, told } = answersOf((method: string, path: string, body?: object) =>
    client.call(method, path, body === undefined ? {} : { body }),
  );
  const bills = () => read<List<InvoiceableItem>>('GET', `${API}/billsByCode?receiptCode=${CODE}`);
  const apply = async (requestId: string, code = CODE) => {
    const [bill] = (await bills()).results;
    const body = { ...PERSON, requestId, receiptCode: code, billIds: [bill?.billId], amount: bill?.amount };
    return told('POST', `${API}/invoicesByCode`, body);
  };
  return { ...client, read, told, bills, apply };
}

test('a code is long, tells nothing of the payment, and stands on the receipt of a paid payment only', async () => {
  const { read, world } = holder();
  expect(CODE).toMatch(/^[0-9a-f]{32}$/);
  const codes = new Set(world.tables.payments.map(({ payId }) => receiptCodeOf(payId)));
  expect(codes.size).toBe(world.tables.payments.length);
  const payment = world.tables.payments.find(({ payChannel, paidAt }) => payChannel === 3 && paidAt !== null);
  const payId = payment?.payId ?? '';
  const address = `charge/v2/api/payCharges/goldPlan?sub_mch_id=1&out_trade_no=${payId}&check_code=${goldPlanCode('1', payId)}`;
  expect(await read('GET', address)).toMatchObject({ receiptCode: receiptCodeOf(payId) });
  if (payment !== undefined) payment.paidAt = null;
  expect(await read('GET', address)).toMatchObject({ receiptCode: '' });
});

test('whoever holds it sees what it is for, not whose car it is; a wrong code tells nothing', async () => {
  const { bills, told } = holder();
  expect((await bills()).results).toMatchObject([{ formatPlateNo: '粤B·***45', amount: 600, canInvoice: 1 }]);
  for (const wrong of ['x'.repeat(32), PAID, CODE.slice(1)]) {
    for (const list of ['billsByCode', 'invoicesByCode']) {
      expect(await told('GET', `${API}/${list}?receiptCode=${wrong}`)).toEqual([
        '0x10d7500001',
        '开票码无效，请重新扫小票上的二维码',
      ]);
    }
  }
});

test('its bill is invoiced once, whoever asks and however often; the lookup is open to visitors', async () => {
  const { apply, read, told, world } = holder();
  expect((await apply('r-1'))[0]).toBe('200');
  expect((await apply('r-1'))[0]).toBe('200');
  expect((await apply('r-2'))[1]).toBe('不能开票：开票中');
  expect((await apply('r-3', receiptCodeOf('P-stay-0009')))[0]).toBe('0x10d7500001');
  expect(world.tables.invoice.invoices.filter(({ titleName }) => titleName === PERSON.titleName)).toHaveLength(1);
  const { results } = await read<List<ReceiptInvoice>>('GET', `${API}/invoicesByCode?receiptCode=${CODE}`);
  expect(results).toMatchObject([{ titleName: '王**', maskedEmail: 'w***@example.com', state: 0 }]);
  const invoiceId = results[0]?.invoiceId;
  expect(await read('GET', `${API}/requests/r-1`)).toEqual({ request: { requestId: 'r-1', id: invoiceId } });
  const resend = (receiptCode: string) => told('POST', `${API}/invoicesByCode/resend`, { receiptCode, invoiceId });
  expect((await resend(CODE))[1]).toBe('发票尚未开具，不能发送');
  expect((await resend(receiptCodeOf('P-stay-0009')))[0]).toBe('0x10d7500001');
});

test('a recording holds no code: neither in the address nor in calls and their keys', () => {
  const recorded = createRedactor().value({
    location: { pathname: '/makeInvoiceBySelf', search: `?code=${CODE}` },
    href: `https://pay.driver.example/makeInvoiceBySelf?code=${CODE}`,
    call: `GET invoice/v2/api/billsByCode?receiptCode=${CODE}`,
    queries: { [`listBillsByCode({"receiptCode":"${CODE}"})`]: { originalArgs: { receiptCode: CODE } } },
    decided: { key: 'invoice.makeByCode:P-1_stay-1', args: { receiptCode: CODE } },
  });
  expect(JSON.stringify(recorded)).not.toContain(CODE);
});
