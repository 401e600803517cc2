import * as v from 'valibot';

import {
  type Invoice,
  type InvoiceableItem,
  invoiceableItemsSchema,
  invoicePageUrlSchema,
  invoiceSchema,
  invoicesSchema,
  invoicingOverviewSchema,
} from '@/services/invoice/invoices';
import { type InvoiceTitle, invoiceTitleSchema, invoiceTitlesSchema } from '@/services/invoice/invoiceTitles';

import { wireTime } from '../../world/core/clock';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import {
  expectedAt,
  noReissueReason,
  redInvoiceOf,
  reissueInvoice,
  replacementOf,
} from '../../world/invoices/invoiceCourse';
import {
  allInvoiceables,
  applyForInvoice,
  bizName,
  deleteTitle,
  type InvoiceableRow,
  invoiceablesOf,
  invoiceOf,
  keepTitle,
  pdfOf,
  plateFace,
  resendInvoice,
  resendsLeft,
  sellerName,
  titleOf,
  titlesOf,
} from '../../world/invoices/invoices';
import type { InvoiceRow, InvoiceTitleRow } from '../../world/invoices/invoiceTables';
import type { World } from '../../world/World';
import { type Endpoint, needsSession, open } from '../endpoint';
import { flag } from '../flag';
import { once } from '../once';
import { filled, optionalText, pageOf, paging, wholeCents, wholeNumber } from '../requests';

const STATE_TEXT = { [-1]: '开票失败', 0: '待开票', 1: '开票中', 2: '已开票', 3: '红冲中', 4: '已红冲' } as const;
const RED_TEXT = { ...STATE_TEXT, [-1]: '红冲失败', 0: '红冲中', 1: '红冲中', 2: '红字发票' } as const;
const stateText = ({ state, redOf }: InvoiceRow): string => (redOf === '' ? STATE_TEXT : RED_TEXT)[state];
/** Under which filter of the list it stands. */
const listedAs = ({ state, redOf }: InvoiceRow): number => (redOf !== '' ? 4 : state === 0 ? 1 : state);

export const billAnswer = (row: InvoiceableRow): InvoiceableItem => ({
  billId: row.billId,
  orderNo: row.orderNo,
  uniqueId: row.uniqueId,
  parkId: row.parkId,
  bizType: row.bizType,
  title: row.title,
  formatPlateNo: plateFace(row),
  time: wireTime(row.at),
  amount: row.cents,
  sellerId: row.sellerId,
  sellerName: row.sellerName,
  canInvoice: flag(row.reason === ''),
  disableReason: row.reason,
});

const invoiceAnswer = (world: World, row: InvoiceRow): Invoice => {
  const noReissue = noReissueReason(world, row);
  return {
    invoiceId: row.invoiceId,
    uniqueNo: row.uniqueNo,
    invoiceKind: row.invoiceKind,
    titleType: row.titleType,
    titleName: row.titleName,
    taxNo: row.taxNo,
    amount: row.cents,
    sellerName: sellerName(row.sellerId),
    billIds: row.billIds,
    bills: allInvoiceables(world, row.driverId)
      .filter(({ billId }) => row.billIds.includes(billId))
      .map(billAnswer),
    email: row.email,
    phone: row.phone,
    remark: row.remark,
    address: row.address,
    companyPhone: row.companyPhone,
    bankName: row.bankName,
    bankAccount: row.bankAccount,
    applyTime: wireTime(row.appliedAt),
    expectTime: wireTime(expectedAt(world, row)),
    invoiceTime: wireTime(row.issuedAt),
    invoiceCode: '',
    invoiceNo: row.invoiceNo,
    pdfUrl: pdfOf(row),
    state: row.state,
    stateText: stateText(row),
    failReason: row.failReason,
    resendLeft: row.state === 2 ? resendsLeft(row) : 0,
    redOf: row.redOf,
    redInvoiceId: redInvoiceOf(world, row)?.invoiceId ?? '',
    replaces: row.replaces,
    replacedBy: replacementOf(world, row)?.invoiceId ?? '',
    canReissue: flag(noReissue === ''),
    noReissueReason: row.state === 2 && row.redOf === '' ? noReissue : '',
  };
};

const titleAnswer = ({ driverId: _owner, isDefault, ...row }: InvoiceTitleRow): InvoiceTitle => ({
  ...row,
  isDefault: flag(isDefault),
});

const email = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email(), v.maxLength(100))]), '');
const titleBody = {
  titleType: v.picklist([1, 2]),
  titleName: filled,
  taxNo: optionalText,
  address: optionalText,
  phone: optionalText,
  bankName: optionalText,
  bankAccount: optionalText,
  email,
  isDefault: v.pipe(
    v.picklist([0, 1]),
    v.transform((value) => value === 1),
  ),
};

export const invoiceBody = v.object({
  billIds: v.pipe(v.array(filled), v.minLength(1), v.maxLength(200)),
  invoiceKind: v.picklist([1, 2, 3]),
  titleType: v.picklist([1, 2]),
  titleName: filled,
  taxNo: optionalText,
  address: optionalText,
  companyPhone: optionalText,
  bankName: optionalText,
  bankAccount: optionalText,
  email: v.pipe(v.string(), v.email(), v.maxLength(100)),
  phone: optionalText,
  remark: optionalText,
  amount: wholeCents,
});

const KINDS = [1, 3, 4, 5, 6, 7, 9] as const;

export const invoiceEndpoints: readonly Endpoint[] = [
  open(
    'GET',
    'invoice/v2/api/getInvoiceUrlByUnid',
    invoicePageUrlSchema,
    v.object({ unid: filled }),
    ({ world, asked: { unid } }) => {
      const row = world.tables.invoice.invoices.find(({ uniqueNo }) => uniqueNo === unid);
      if (row !== undefined) return { url: pdfOf(row), stateText: stateText(row) };
      const stay = world.tables.stays.find(({ uniqueId }) => uniqueId === unid);
      if (stay === undefined) throw new Refusal(REFUSALS.notFound, '未查到可开票的账单');
      if (stay.paid.length === 0) return { url: '', stateText: '支付后可开票' };
      return { url: `https://invoice.example.com/self?unid=${unid}`, stateText: '可自助开票' };
    },
  ),
  needsSession(
    'GET',
    'invoice/v2/api/invoiceSummary',
    invoicingOverviewSchema,
    v.object({}),
    ({ world, driver: { driverId } }) => {
      const open = allInvoiceables(world, driverId).filter(({ reason }) => reason === '');
      const own = world.tables.invoice.invoices.filter((row) => row.driverId === driverId);
      return {
        kinds: KINDS.map((bizType) => {
          const rows = open.filter((row) => row.bizType === bizType);
          const amount = rows.reduce((total, { cents }) => total + cents, 0);
          return { bizType, name: bizName(bizType), num: rows.length, amount };
        }),
        invoicingNum: own.filter(({ state, redOf }) => redOf === '' && (state === 0 || state === 1)).length,
        invoicedNum: own.filter(({ state, redOf }) => state === 2 && redOf === '').length,
        titleNum: titlesOf(world, driverId).length,
      };
    },
  ),
  needsSession('GET', 'invoice/v2/api/invoiceBills', invoiceableItemsSchema, v.object(paging), (call) =>
    pageOf(call, invoiceablesOf(call.world, call.driver.driverId, true).map(billAnswer)),
  ),
  needsSession(
    'GET',
    'invoice/v2/api/invoiceOrders',
    invoiceableItemsSchema,
    v.object({ ...paging, bizType: v.optional(wholeNumber) }),
    (call) => {
      const { bizType } = call.asked;
      const rows = invoiceablesOf(call.world, call.driver.driverId, false);
      return pageOf(call, rows.filter((row) => bizType === undefined || row.bizType === bizType).map(billAnswer));
    },
  ),
  needsSession(
    'GET',
    'invoice/v2/api/invoices',
    invoicesSchema,
    v.object({ ...paging, state: v.optional(wholeNumber) }),
    (call) => {
      const { world, driver, asked } = call;
      const rows = world.tables.invoice.invoices
        .filter((row) => row.driverId === driver.driverId)
        .filter((row) => asked.state === undefined || listedAs(row) === asked.state)
        .sort((a, b) => b.appliedAt - a.appliedAt);
      return pageOf(
        call,
        rows.map((row) => invoiceAnswer(world, row)),
      );
    },
  ),
  needsSession('GET', 'invoice/v2/api/invoices/{id}', invoiceSchema, v.object({}), ({ world, driver, params }) =>
    invoiceAnswer(world, invoiceOf(world, driver.driverId, params['id'] ?? '')),
  ),
  once(
    needsSession('POST', 'invoice/v2/api/invoices', invoiceSchema, invoiceBody, ({ world, driver, asked }) =>
      invoiceAnswer(world, applyForInvoice(world, driver.driverId, asked)),
    ),
    ({ invoiceId }) => invoiceId,
  ),
  once(
    needsSession(
      'POST',
      'invoice/v2/api/invoices/{id}/reissue',
      invoiceSchema,
      v.omit(invoiceBody, ['billIds', 'amount', 'invoiceKind']),
      ({ world, driver, params, asked }) =>
        invoiceAnswer(world, reissueInvoice(world, invoiceOf(world, driver.driverId, params['id'] ?? ''), asked)),
    ),
    ({ invoiceId }) => invoiceId,
  ),
  needsSession(
    'POST',
    'invoice/v2/api/invoices/{id}/resend',
    invoiceSchema,
    v.object({ email, phone: optionalText }),
    ({ world, driver, params, asked }) => {
      const to = asked.email === '' ? asked.phone : asked.email;
      if (to === '') throw new Refusal(REFUSALS.badRequest, '请填写邮箱或手机号');
      return invoiceAnswer(world, resendInvoice(world, invoiceOf(world, driver.driverId, params['id'] ?? ''), to));
    },
  ),
  needsSession('GET', 'invoice/v2/api/invoiceTitles', invoiceTitlesSchema, v.object({}), ({ world, driver }) => {
    const rows = titlesOf(world, driver.driverId);
    return { results: rows.map(titleAnswer), total: rows.length };
  }),
  needsSession(
    'POST',
    'invoice/v2/api/invoiceTitles',
    invoiceTitleSchema,
    v.object(titleBody),
    ({ world, driver, asked }) => titleAnswer(keepTitle(world, driver.driverId, asked, '')),
  ),
  needsSession(
    'PUT',
    'invoice/v2/api/invoiceTitles',
    invoiceTitleSchema,
    v.object({ ...titleBody, titleId: filled }),
    ({ world, driver, asked: { titleId, ...title } }) => {
      titleOf(world, driver.driverId, titleId);
      return titleAnswer(keepTitle(world, driver.driverId, title, titleId));
    },
  ),
  needsSession(
    'DELETE',
    'invoice/v2/api/invoiceTitles',
    invoiceTitleSchema,
    v.object({ titleId: filled }),
    ({ world, driver, asked }) => titleAnswer(deleteTitle(world, driver.driverId, asked.titleId)),
  ),
];
