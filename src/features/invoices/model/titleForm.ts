import { checkEmail } from '@/domain/validation/checkEmail';
import { checkLine } from '@/domain/validation/checkLine';
import { checkRemark } from '@/domain/validation/checkRemark';
import { checkTaxNo } from '@/domain/validation/checkTaxNo';
import { withoutGaps } from '@/domain/validation/withoutGaps';
import type { HostInvoiceTitle } from '@/host/Host';
import { isPlainObject } from '@/lib/isPlainObject';
import { type Invoice, TITLE_TYPE } from '@/services/invoice/invoices';
import type { InvoiceTitle } from '@/services/invoice/invoiceTitles';

const TEXTS = ['titleName', 'taxNo', 'address', 'phone', 'bankName', 'bankAccount', 'email', 'remark'] as const;
export type TitleField = (typeof TEXTS)[number];

/** An invoice that is not asked for yet. */
export type TitleDraft = Readonly<Record<TitleField, string>> & {
  /** Null: the default title fills the form. */
  readonly titleType: 1 | 2 | null;
  /** The saved title that filled it; empty if it was typed. */
  readonly titleId: string;
  readonly keepsTitle: boolean;
  /** The driver tried to send it. From then on the form shows its errors. */
  readonly isTried: boolean;
  /** How the last press ended; empty if nothing is wrong. */
  readonly failure: string;
};

export const EMPTY_TITLE: TitleDraft = {
  ...{ titleName: '', taxNo: '', address: '', phone: '', bankName: '', bankAccount: '', email: '', remark: '' },
  titleType: null,
  titleId: '',
  keepsTitle: false,
  isTried: false,
  failure: '',
};

export const isTitleDraft = (value: unknown): value is TitleDraft =>
  isPlainObject(value) &&
  TEXTS.every((field) => typeof value[field] === 'string') &&
  [null, TITLE_TYPE.company, TITLE_TYPE.person].includes(value['titleType'] as null) &&
  typeof value['titleId'] === 'string' &&
  typeof value['keepsTitle'] === 'boolean' &&
  typeof value['isTried'] === 'boolean' &&
  typeof value['failure'] === 'string';

/** The form filled with a saved title. What was typed for this invoice alone stays. */
export const filledWith = (draft: TitleDraft, title: InvoiceTitle): TitleDraft => ({
  ...draft,
  titleId: title.titleId,
  titleType: title.titleType === TITLE_TYPE.person ? TITLE_TYPE.person : TITLE_TYPE.company,
  titleName: title.titleName,
  taxNo: title.taxNo,
  address: title.address,
  phone: title.phone,
  bankName: title.bankName,
  bankAccount: title.bankAccount,
  email: title.email || draft.email,
});

/** The form filled with a title that the host keeps. What was typed for this invoice alone stays. */
export const filledFromHost = (draft: TitleDraft, { isCompany, ...title }: HostInvoiceTitle): TitleDraft => ({
  ...draft,
  ...title,
  titleId: '',
  titleType: isCompany ? TITLE_TYPE.company : TITLE_TYPE.person,
});

/** The form filled with what an invoice was asked for. */
export const filledLike = (invoice: Invoice): TitleDraft => ({
  ...EMPTY_TITLE,
  titleType: invoice.titleType === TITLE_TYPE.person ? TITLE_TYPE.person : TITLE_TYPE.company,
  titleName: invoice.titleName,
  taxNo: invoice.taxNo,
  address: invoice.address,
  phone: invoice.companyPhone,
  bankName: invoice.bankName,
  bankAccount: invoice.bankAccount,
  email: invoice.email,
  remark: invoice.remark,
});

/** Nothing that stands on the invoice itself was changed. */
export const isSameTitle = (one: PlainTitle, other: PlainTitle): boolean =>
  (['titleType', 'titleName', 'taxNo', 'address', 'phone', 'bankName', 'bankAccount', 'remark'] as const).every(
    (field) => one[field] === other[field],
  );

/** The values as they are sent: a tax number in capitals without gaps, nothing of a company for a person. */
export function plainTitle(draft: TitleDraft, isSpecial: boolean) {
  const titleType = isSpecial ? TITLE_TYPE.company : (draft.titleType ?? TITLE_TYPE.company);
  const isCompany = titleType === TITLE_TYPE.company;
  const own = (text: string) => (isCompany ? text.trim() : '');
  return {
    titleType,
    titleName: draft.titleName.trim(),
    taxNo: isCompany ? withoutGaps(draft.taxNo.normalize('NFKC')).toUpperCase() : '',
    address: own(draft.address),
    phone: own(draft.phone),
    bankName: own(draft.bankName),
    bankAccount: isCompany ? withoutGaps(draft.bankAccount) : '',
    email: withoutGaps(draft.email.normalize('NFKC')),
    remark: draft.remark.trim(),
  };
}
export type PlainTitle = ReturnType<typeof plainTitle>;

/** Characters. */
export const TITLE_MAX = {
  titleName: 100,
  taxNo: 30,
  address: 100,
  phone: 30,
  bankName: 60,
  bankAccount: 40,
  email: 100,
  remark: 100,
} as const satisfies Readonly<Record<TitleField, number>>;

/** Typing stops there. What was brought from elsewhere may be longer. */
const tooLong = (field: TitleField, text: string): string | null =>
  text.length > TITLE_MAX[field] ? `最多${String(TITLE_MAX[field])}个字` : null;

/** The error of each field; a field without one is absent. A special invoice needs everything of the company. */
export function titleProblems(title: PlainTitle, isSpecial: boolean): Partial<Record<TitleField, string>> {
  const { titleType, titleName, taxNo, address, phone, bankName, bankAccount, email, remark } = title;
  const isCompany = titleType === TITLE_TYPE.company;
  const pair = (own: string, other: string, words: string) =>
    own === '' && (isSpecial || other !== '') ? words : null;
  const judged: Record<TitleField, string | null> = {
    titleName: titleName === '' ? '请填写发票抬头' : (tooLong('titleName', titleName) ?? checkLine(titleName)),
    taxNo: !isCompany ? null : taxNo === '' ? '企业抬头需填写税号' : checkTaxNo(taxNo),
    address:
      tooLong('address', address) ??
      pair(address, phone, isSpecial ? '专用发票需填写公司地址' : '填了电话，地址也要填'),
    phone:
      tooLong('phone', phone) ?? pair(phone, address, isSpecial ? '专用发票需填写公司电话' : '填了地址，电话也要填'),
    bankName:
      tooLong('bankName', bankName) ??
      pair(bankName, bankAccount, isSpecial ? '专用发票需填写开户行' : '填了账号，开户行也要填'),
    bankAccount:
      tooLong('bankAccount', bankAccount) ??
      pair(bankAccount, bankName, isSpecial ? '专用发票需填写银行账号' : '填了开户行，账号也要填'),
    email: email === '' ? '请填写接收发票的邮箱' : checkEmail(email),
    remark: tooLong('remark', remark) ?? checkRemark(remark),
  };
  return Object.fromEntries(Object.entries(judged).filter(([, fault]) => fault !== null));
}
