import { BIZ_TYPE_NAMES, type BizType } from '@/domain/payment/bizType';
import { formatPlate } from '@/domain/plate/plateFace';
import { findTaxNoError } from '@/domain/validation/findTaxNoError';
import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import { LOTS } from '../core/seeded';
import type { PaymentPart, PaymentRow } from '../money/moneyTables';
import { stayOf } from '../parking/stays';
import type { World } from '../World';
import type { InvoiceRow, InvoiceTitleRow } from './invoiceTables';

/** Time from the application until the tax system accepts it, and until it answers. */
export const ISSUING_MS = MINUTE_MS;
export const ISSUED_MS = 5 * MINUTE_MS;
const RESENDS = 3;
/** Older payments can no longer be invoiced. */
export const TERM_MS = 180 * DAY_MS;

const SELLERS = {
  city: { sellerId: 'seller-1', sellerName: '深圳市畅行停车管理有限公司' },
  mall: { sellerId: 'seller-2', sellerName: '深圳市中心书城商业管理有限公司' },
  hospital: { sellerId: 'seller-3', sellerName: '深圳市第二人民医院' },
  charging: { sellerId: 'seller-4', sellerName: '鹏城充电服务有限公司' },
} as const;

export interface InvoiceableRow {
  billId: string;
  orderNo: string;
  uniqueId: string;
  parkId: string;
  bizType: BizType;
  title: string;
  plateNo: string;
  at: number;
  cents: number;
  sellerId: string;
  sellerName: string;
  /** Empty if it can be invoiced. */
  reason: string;
}

const sellerOf = ({ bizType, parkId }: PaymentPart) => {
  if (bizType === 7 || bizType === 8) return SELLERS.charging;
  return parkId === LOTS.mall ? SELLERS.mall : parkId === LOTS.hospital ? SELLERS.hospital : SELLERS.city;
};

export const billIdOf = ({ payId }: PaymentRow, { orderNo, uniqueId }: PaymentPart): string =>
  `${payId}_${orderNo === '' ? uniqueId : orderNo}`;

const TAKEN: Readonly<Partial<Record<InvoiceRow['state'], string>>> = {
  0: '开票中',
  1: '开票中',
  2: '已开票',
  3: '红冲中',
};

/** How far the invoice of the bill is; empty if no invoice covers it, or only those that failed or were reversed. */
function takenBy(world: World, billId: string): string {
  for (const { state, billIds, redOf } of world.tables.invoice.invoices) {
    const taken = redOf === '' && billIds.includes(billId) ? TAKEN[state] : undefined;
    if (taken !== undefined) return taken;
  }
  return '';
}

export const isGivenBack = (payment: PaymentRow, part: PaymentPart): boolean =>
  payment.returns.length > 0 || part.state === 5 || part.state === 6;

function reasonOf(world: World, payment: PaymentRow, part: PaymentPart, at: number): string {
  const taken = takenBy(world, billIdOf(payment, part));
  if (taken !== '') return taken;
  if (isGivenBack(payment, part)) return '已退款';
  if (payment.payChannel === 6) return '余额支付请在充值订单开票';
  if (sellerOf(part) === SELLERS.hospital) return '该停车场自行开票，请联系停车场';
  if (part.cents === 0) return '未产生实际支付';
  return at < world.clock.now() - TERM_MS ? '超过开票期限' : '';
}

/** What one payment has paid. */
export const billsOf = (world: World, payment: PaymentRow): InvoiceableRow[] =>
  payment.parts
    .filter(({ state }) => payment.paidAt !== null && [2, 5, 6].includes(state))
    .map((part) => ({
      billId: billIdOf(payment, part),
      ...{ orderNo: part.orderNo, uniqueId: part.uniqueId, parkId: part.parkId },
      bizType: part.bizType,
      title: part.title,
      plateNo: part.bizType === 1 ? stayOf(world, part.uniqueId, part.parkId).plateNo : '',
      at: payment.paidAt ?? 0,
      cents: part.cents,
      ...sellerOf(part),
      reason: reasonOf(world, payment, part, payment.paidAt ?? 0),
    }));

/** Everything this driver has paid, newest first: either parking bills or everything else. */
export const invoiceablesOf = (world: World, driverId: string, isParking: boolean): InvoiceableRow[] =>
  world.tables.payments
    .filter((payment) => payment.driverId === driverId)
    .sort((a, b) => (b.paidAt ?? 0) - (a.paidAt ?? 0))
    .flatMap((payment) => billsOf(world, payment))
    .filter(({ bizType }) => (bizType === 1) === isParking);

export const allInvoiceables = (world: World, driverId: string): InvoiceableRow[] => [
  ...invoiceablesOf(world, driverId, true),
  ...invoiceablesOf(world, driverId, false),
];

export type TitleRequest = Omit<InvoiceTitleRow, 'titleId' | 'driverId'>;

/** A company needs a tax number. Address and phone must be given together or not at all; the same applies to bank and account. */
export function refuseBadTitle(title: Omit<TitleRequest, 'isDefault' | 'email'>, isSpecial = false): void {
  const refuse = (why: string) => {
    throw new Refusal(REFUSALS.badRequest, why);
  };
  if (title.titleType === 1) {
    const fault = findTaxNoError(title.taxNo);
    if (fault !== null) refuse(title.taxNo === '' ? '企业抬头需填写税号' : fault);
  } else if (title.taxNo !== '') refuse('个人抬头无需填写税号');
  if ((title.address === '') !== (title.phone === '')) refuse('公司地址和电话需同时填写');
  if ((title.bankName === '') !== (title.bankAccount === '')) refuse('开户行和账号需同时填写');
  if (!isSpecial) return;
  if (title.titleType !== 1) refuse('专用发票只能开给企业');
  if (title.address === '' || title.bankName === '') refuse('专用发票需填写地址、电话、开户行和账号');
}

export const titlesOf = (world: World, driverId: string): InvoiceTitleRow[] =>
  world.tables.invoice.titles
    .filter((row) => row.driverId === driverId)
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));

/** Adds a title, or changes the one with this id. The first title is the default. */
export function keepTitle(world: World, driverId: string, title: TitleRequest, titleId: string): InvoiceTitleRow {
  refuseBadTitle(title);
  const own = titlesOf(world, driverId);
  if (own.some((row) => row.titleName === title.titleName && row.titleId !== titleId)) {
    throw new Refusal(REFUSALS.invoiceRefused, '该抬头已存在');
  }
  const known = titleId === '' ? undefined : titleOf(world, driverId, titleId);
  const row = known ?? { ...title, titleId: world.nextId('IT'), driverId };
  if (known === undefined) world.tables.invoice.titles.push(row);
  Object.assign(row, title);
  if (title.isDefault || own.length === 0) for (const one of titlesOf(world, driverId)) one.isDefault = one === row;
  return row;
}

export function titleOf(world: World, driverId: string, titleId: string): InvoiceTitleRow {
  const row = titlesOf(world, driverId).find((one) => one.titleId === titleId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '发票抬头不存在');
  return row;
}

export function deleteTitle(world: World, driverId: string, titleId: string): InvoiceTitleRow {
  const row = titleOf(world, driverId, titleId);
  world.tables.invoice.titles = world.tables.invoice.titles.filter((one) => one !== row);
  const [next] = titlesOf(world, driverId);
  if (row.isDefault && next !== undefined) next.isDefault = true;
  return row;
}

export type InvoiceRequest = Pick<
  InvoiceRow,
  | 'invoiceKind'
  | 'titleType'
  | 'titleName'
  | 'taxNo'
  | 'email'
  | 'phone'
  | 'remark'
  | 'billIds'
  | 'address'
  | 'companyPhone'
  | 'bankName'
  | 'bankAccount'
> & { amount: number };

/** An application that the tax system has not seen yet. */
export function enterInvoice(
  world: World,
  asked: Omit<InvoiceRequest, 'amount'> & Pick<InvoiceRow, 'driverId' | 'sellerId' | 'cents'>,
  of: Partial<Pick<InvoiceRow, 'redOf' | 'replaces'>> = {},
): InvoiceRow {
  const row: InvoiceRow = {
    ...asked,
    invoiceId: world.nextId('I'),
    uniqueNo: `INV${world.randomText(20)}`,
    redOf: '',
    replaces: '',
    ...of,
    appliedAt: world.clock.now(),
    issuedAt: null,
    invoiceNo: '',
    state: 0,
    failReason: '',
    sent: [],
  };
  world.tables.invoice.invoices.push(row);
  return row;
}

/** Applies for one invoice for several bills of one seller. `known`: the bills that the applicant may have invoiced. */
export function applyForInvoice(
  world: World,
  driverId: string,
  request: InvoiceRequest,
  known = allInvoiceables(world, driverId),
): InvoiceRow {
  const { amount, ...asked } = request;
  refuseBadTitle({ ...asked, phone: asked.companyPhone }, asked.invoiceKind === 2);
  const bills = asked.billIds.map((billId) => known.find((row) => row.billId === billId));
  const [first] = bills;
  if (first === undefined) throw new Refusal(REFUSALS.notFound, '账单不存在');
  if (new Set(asked.billIds).size !== bills.length) throw new Refusal(REFUSALS.invoiceRefused, '账单重复');
  let cents = 0;
  for (const bill of bills) {
    if (bill === undefined) throw new Refusal(REFUSALS.notFound, '账单不存在');
    if (bill.reason !== '') throw new Refusal(REFUSALS.invoiceRefused, `不能开票：${bill.reason}`);
    if (bill.sellerId !== first.sellerId) throw new Refusal(REFUSALS.invoiceRefused, '不同开票方的账单需分开开票');
    cents += bill.cents;
  }
  if (cents !== amount) throw new Refusal(REFUSALS.amountChanged, '开票金额已变化，请刷新后重试');
  return enterInvoice(world, { ...asked, driverId, sellerId: first.sellerId, cents });
}

export const sellerName = (sellerId: string): string =>
  Object.values(SELLERS).find((seller) => seller.sellerId === sellerId)?.sellerName ?? '';

export function invoiceOf(world: World, driverId: string, invoiceId: string): InvoiceRow {
  const row = world.tables.invoice.invoices.find((one) => one.invoiceId === invoiceId && one.driverId === driverId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '发票不存在');
  return row;
}

/** The first delivery is not counted. */
export const resendsLeft = ({ sent, email }: InvoiceRow): number =>
  Math.max(0, RESENDS - Math.max(0, sent.length - (email === '' ? 0 : 1)));

export function resendInvoice(world: World, row: InvoiceRow, to: string): InvoiceRow {
  if (row.state !== 2) throw new Refusal(REFUSALS.invoiceRefused, '发票尚未开具，不能发送');
  if (resendsLeft(row) === 0) throw new Refusal(REFUSALS.invoiceRefused, '今日发送次数已用完');
  row.sent.push({ to, at: world.clock.now() });
  return row;
}

export const bizName = (bizType: BizType): string => BIZ_TYPE_NAMES[bizType];
export const pdfOf = ({ invoiceNo }: InvoiceRow): string =>
  invoiceNo === '' ? '' : `https://invoice.example.com/pdf/${invoiceNo}.pdf`;
export const plateFace = ({ plateNo }: InvoiceableRow): string => (plateNo === '' ? '' : formatPlate(plateNo));
