import { findEmailError } from '@/domain/validation/findEmailError';
import { findForbiddenSymbolError } from '@/domain/validation/findForbiddenSymbolError';
import { findSingleLineError } from '@/domain/validation/findSingleLineError';
import { findTaxNoError } from '@/domain/validation/findTaxNoError';
import { removeSeparators } from '@/domain/validation/removeSeparators';
import type { HostInvoiceTitle } from '@/host/HostAdapter';
import { isPlainObject } from '@/lib/isPlainObject';
import { type Invoice, INVOICE_TITLE_TYPE } from '@/services/invoice/invoices';
import type { InvoiceTitle } from '@/services/invoice/invoiceTitles';

const TITLE_FIELDS = ['titleName', 'taxNo', 'address', 'phone', 'bankName', 'bankAccount', 'email', 'remark'] as const;
export type InvoiceTitleField = (typeof TITLE_FIELDS)[number];

/** The form of an invoice that is not submitted yet. */
export type InvoiceTitleDraft = Readonly<Record<InvoiceTitleField, string>> & {
  /** Null: the default title is used. */
  readonly titleType: 1 | 2 | null;
  /** The saved title that was selected; empty if the title was typed. */
  readonly titleId: string;
  readonly keepsTitle: boolean;
  /** Whether the driver has tried to submit. From then on the form shows its errors. */
  readonly isTried: boolean;
  /** Why the last submit failed; empty if it did not. */
  readonly failure: string;
};

export const EMPTY_INVOICE_TITLE_DRAFT: InvoiceTitleDraft = {
  ...{ titleName: '', taxNo: '', address: '', phone: '', bankName: '', bankAccount: '', email: '', remark: '' },
  titleType: null,
  titleId: '',
  keepsTitle: false,
  isTried: false,
  failure: '',
};

export const isInvoiceTitleDraft = (value: unknown): value is InvoiceTitleDraft =>
  isPlainObject(value) &&
  TITLE_FIELDS.every((field) => typeof value[field] === 'string') &&
  [null, INVOICE_TITLE_TYPE.company, INVOICE_TITLE_TYPE.person].includes(value['titleType'] as null) &&
  typeof value['titleId'] === 'string' &&
  typeof value['keepsTitle'] === 'boolean' &&
  typeof value['isTried'] === 'boolean' &&
  typeof value['failure'] === 'string';

/** The form filled from a saved title. Fields that belong only to this invoice are unchanged. */
export const fillInvoiceTitleFromSaved = (draft: InvoiceTitleDraft, title: InvoiceTitle): InvoiceTitleDraft => ({
  ...draft,
  titleId: title.titleId,
  titleType: title.titleType === INVOICE_TITLE_TYPE.person ? INVOICE_TITLE_TYPE.person : INVOICE_TITLE_TYPE.company,
  titleName: title.titleName,
  taxNo: title.taxNo,
  address: title.address,
  phone: title.phone,
  bankName: title.bankName,
  bankAccount: title.bankAccount,
  email: title.email || draft.email,
});

/** The form filled from a title stored in the host app. Fields that belong only to this invoice are unchanged. */
export const fillInvoiceTitleFromHost = (
  draft: InvoiceTitleDraft,
  { isCompany, ...title }: HostInvoiceTitle,
): InvoiceTitleDraft => ({
  ...draft,
  ...title,
  titleId: '',
  titleType: isCompany ? INVOICE_TITLE_TYPE.company : INVOICE_TITLE_TYPE.person,
});

/** The form filled from an existing invoice. */
export const createTitleDraftFromInvoice = (invoice: Invoice): InvoiceTitleDraft => ({
  ...EMPTY_INVOICE_TITLE_DRAFT,
  titleType: invoice.titleType === INVOICE_TITLE_TYPE.person ? INVOICE_TITLE_TYPE.person : INVOICE_TITLE_TYPE.company,
  titleName: invoice.titleName,
  taxNo: invoice.taxNo,
  address: invoice.address,
  phone: invoice.companyPhone,
  bankName: invoice.bankName,
  bankAccount: invoice.bankAccount,
  email: invoice.email,
  remark: invoice.remark,
});

/** Whether everything printed on the invoice is the same. */
export const isSameInvoiceTitle = (first: NormalizedInvoiceTitle, second: NormalizedInvoiceTitle): boolean =>
  (['titleType', 'titleName', 'taxNo', 'address', 'phone', 'bankName', 'bankAccount', 'remark'] as const).every(
    (field) => first[field] === second[field],
  );

/** The values to submit: a tax number in capitals without spaces, no company fields for a person. */
export function normalizeInvoiceTitle(draft: InvoiceTitleDraft, isSpecial: boolean) {
  const titleType = isSpecial ? INVOICE_TITLE_TYPE.company : (draft.titleType ?? INVOICE_TITLE_TYPE.company);
  const isCompany = titleType === INVOICE_TITLE_TYPE.company;
  const companyText = (text: string) => (isCompany ? text.trim() : '');
  return {
    titleType,
    titleName: draft.titleName.trim(),
    taxNo: isCompany ? removeSeparators(draft.taxNo.normalize('NFKC')).toUpperCase() : '',
    address: companyText(draft.address),
    phone: companyText(draft.phone),
    bankName: companyText(draft.bankName),
    bankAccount: isCompany ? removeSeparators(draft.bankAccount) : '',
    email: removeSeparators(draft.email.normalize('NFKC')),
    remark: draft.remark.trim(),
  };
}
export type NormalizedInvoiceTitle = ReturnType<typeof normalizeInvoiceTitle>;

/** Maximum lengths in characters. */
export const INVOICE_TITLE_MAX_LENGTHS = {
  titleName: 100,
  taxNo: 30,
  address: 100,
  phone: 30,
  bankName: 60,
  bankAccount: 40,
  email: 100,
  remark: 100,
} as const satisfies Readonly<Record<InvoiceTitleField, number>>;

/** The inputs stop at the maximum, but imported text may be longer. */
const maxLengthError = (field: InvoiceTitleField, text: string): string | null =>
  text.length > INVOICE_TITLE_MAX_LENGTHS[field] ? `最多${String(INVOICE_TITLE_MAX_LENGTHS[field])}个字` : null;

/** The error of each field; a field without an error is absent. A special invoice requires all company fields. */
export function validateInvoiceTitle(
  title: NormalizedInvoiceTitle,
  isSpecial: boolean,
): Partial<Record<InvoiceTitleField, string>> {
  const { titleType, titleName, taxNo, address, phone, bankName, bankAccount, email, remark } = title;
  const isCompany = titleType === INVOICE_TITLE_TYPE.company;
  const requireTogether = (value: string, otherValue: string, message: string) =>
    value === '' && (isSpecial || otherValue !== '') ? message : null;
  const errors: Record<InvoiceTitleField, string | null> = {
    titleName:
      titleName === '' ? '请填写发票抬头' : (maxLengthError('titleName', titleName) ?? findSingleLineError(titleName)),
    taxNo: !isCompany ? null : taxNo === '' ? '企业抬头需填写税号' : findTaxNoError(taxNo),
    address:
      maxLengthError('address', address) ??
      requireTogether(address, phone, isSpecial ? '专用发票需填写公司地址' : '填了电话，地址也要填'),
    phone:
      maxLengthError('phone', phone) ??
      requireTogether(phone, address, isSpecial ? '专用发票需填写公司电话' : '填了地址，电话也要填'),
    bankName:
      maxLengthError('bankName', bankName) ??
      requireTogether(bankName, bankAccount, isSpecial ? '专用发票需填写开户行' : '填了账号，开户行也要填'),
    bankAccount:
      maxLengthError('bankAccount', bankAccount) ??
      requireTogether(bankAccount, bankName, isSpecial ? '专用发票需填写银行账号' : '填了开户行，账号也要填'),
    email: email === '' ? '请填写接收发票的邮箱' : findEmailError(email),
    remark: maxLengthError('remark', remark) ?? findForbiddenSymbolError(remark),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}
