import {
  EMPTY_INVOICE_TITLE_DRAFT,
  normalizeInvoiceTitle,
  validateInvoiceTitle,
} from '@/features/invoices/model/invoiceTitleForm';

const problemsOf = (titleName: string) =>
  validateInvoiceTitle(
    normalizeInvoiceTitle({ ...EMPTY_INVOICE_TITLE_DRAFT, titleType: 2, titleName, email: 'lin@example.org' }, false),
    false,
  );

test('a title is no remark: it is written as the company is called', () => {
  for (const name of ['A&B贸易公司', "O'Brien (上海) 有限公司", '海风/浪花：设计'])
    expect(problemsOf(name)).toEqual({});
  expect(problemsOf('海风\n公司')).toEqual({ titleName: '不能包含换行等看不见的字符' });
  expect(problemsOf('长'.repeat(101))).toEqual({ titleName: '最多100个字' });
});
