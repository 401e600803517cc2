import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import {
  EMPTY_INVOICE_TITLE_DRAFT,
  fillInvoiceTitleFromHost,
  INVOICE_TITLE_MAX_LENGTHS,
  normalizeInvoiceTitle,
  validateInvoiceTitle,
} from '@/features/invoices/model/invoiceTitleForm';
import type { HostInvoiceTitle, HostResult } from '@/host/HostAdapter';

import { createBackend } from '../../mocks/app';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { hostileStrings } from '../corpus/hostileStrings';
import { fakeHost } from '../support/fakePorts';
import { makeApp } from '../support/makeApp';
import { button, fillIn, WAIT, word } from '../support/seen';

jest.setTimeout(60_000);

const FORM = `/makeInvoice?uniqueId=stay-0006&parkId=${LOTS.city}&bizType=1`;
const COMPANY: HostInvoiceTitle = {
  isCompany: true,
  titleName: '深圳市海风科技有限公司',
  taxNo: '91440300MA5FKT6R12',
  address: '科苑路15号',
  phone: '0755-86000000',
  bankName: '中国银行',
  bankAccount: '7575000000012345',
};
const PERSON: HostInvoiceTitle = {
  ...{ isCompany: false, titleName: '林小晓', taxNo: '', address: '', phone: '', bankName: '', bankAccount: '' },
};
const chosen = (value: HostInvoiceTitle): HostResult<HostInvoiceTitle> => ({ ok: true, value });
const refused = (kind: 'cancelled' | 'failed' | 'unknown'): HostResult<HostInvoiceTitle> => ({
  ok: false,
  kind,
  method: 'chooseInvoiceTitle',
  retryable: true,
});

/** A WeChat whose user chooses these, one after the other. */
async function open(said: HostResult<HostInvoiceTitle>[], at = FORM) {
  const host = fakeHost({
    kind: 'wechat',
    caps: { invoiceTitles: true, payChannels: [3] },
    chooseInvoiceTitle: () => Promise.resolve(said.shift() ?? refused('failed')),
  });
  return makeApp({ at, host, backend: createBackend(), signedInAs: DRIVERS.lin.phone });
}
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const importTitle = async () => fireEvent.click(await button('从微信导入'));

test("WeChat's own title fills the form like a typed one, and what was typed for this invoice alone stays", async () => {
  await open([chosen(COMPANY), chosen(PERSON), chosen({ ...COMPANY, taxNo: '12', phone: '' })]);
  await fillIn('邮箱', 'lin@example.org');
  await fillIn('备注（选填）', '出差');
  await importTitle();
  await waitFor(() => expect(valueOf('抬头名称')).toBe(COMPANY.titleName), WAIT);
  expect([valueOf('税号'), valueOf('公司地址（选填）'), valueOf('银行账号（选填）')]).toEqual([
    COMPANY.taxNo,
    COMPANY.address,
    COMPANY.bankAccount,
  ]);
  expect([valueOf('邮箱'), valueOf('备注（选填）')]).toEqual(['lin@example.org', '出差']);
  expect(screen.getByRole('checkbox', { name: '存为常用抬头' })).toBeVisible();
  await importTitle();
  await waitFor(() => expect(valueOf('抬头名称')).toBe('林小晓'), WAIT);
  expect(screen.getByRole('radio', { name: '个人' })).toBeChecked();
  await importTitle();
  await waitFor(() => expect(valueOf('税号')).toBe('12'), WAIT);
  fireEvent.click(await button('核对并提交'));
  expect(screen.getByLabelText('税号')).toHaveAccessibleDescription('税号应为15、17、18或20位数字或大写字母');
  expect(screen.getByLabelText('公司电话（选填）')).toHaveAccessibleDescription('填了地址，电话也要填');
});

test('nothing is lost when the driver chooses none or WeChat fails, and only a failure is told', async () => {
  await open([refused('cancelled'), refused('unknown')]);
  await fillIn('抬头名称', '我填的公司');
  await importTitle();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByText('导入失败，请手动填写')).toBeNull();
  await importTitle();
  expect(await word('导入失败，请手动填写')).toBeVisible();
  expect(valueOf('抬头名称')).toBe('我填的公司');
});

test('a special invoice takes no title of a person', async () => {
  const app = await open([chosen(PERSON), chosen(COMPANY)], '/invoiceBillList');
  fireEvent.click(await button('全选'));
  app.go('/invoiceSpe');
  await fillIn('抬头名称', '我填的公司');
  await importTitle();
  expect(await word('专用发票只能开给企业，请换一个抬头')).toBeVisible();
  expect(valueOf('抬头名称')).toBe('我填的公司');
  await importTitle();
  await waitFor(() => expect(valueOf('抬头名称')).toBe(COMPANY.titleName), WAIT);
});

test('a host without titles does not offer them', async () => {
  await makeApp({ at: FORM, backend: createBackend(), signedInAs: DRIVERS.lin.phone });
  await screen.findByLabelText('抬头名称', {}, WAIT);
  expect(screen.queryByRole('button', { name: '从微信导入' })).toBeNull();
});

test('whatever a host brings is checked like typed text, and what is too long for a field says so', () => {
  for (const text of [...hostileStrings, '长'.repeat(500)]) {
    const title = {
      ...COMPANY,
      titleName: text,
      taxNo: text,
      address: text,
      phone: text,
      bankName: text,
      bankAccount: text,
    };
    const draft = fillInvoiceTitleFromHost({ ...EMPTY_INVOICE_TITLE_DRAFT, email: 'lin@example.org' }, title);
    const plain = normalizeInvoiceTitle(draft, false);
    const problems = validateInvoiceTitle(plain, false);
    expect(draft.email).toBe('lin@example.org');
    expect(problems.taxNo).toBe(plain.taxNo === '' ? '企业抬头需填写税号' : '税号应为15、17、18或20位数字或大写字母');
    for (const field of ['titleName', 'address', 'phone', 'bankName', 'bankAccount'] as const) {
      if (plain[field].length > INVOICE_TITLE_MAX_LENGTHS[field])
        expect(problems[field]).toBe(`最多${String(INVOICE_TITLE_MAX_LENGTHS[field])}个字`);
    }
  }
});
