import * as v from 'valibot';

import { type InvoiceableItem, invoiceableItemsSchema } from '@/services/invoice/invoices';
import { type ReceiptInvoice, receiptInvoiceSchema, receiptInvoicesSchema } from '@/services/invoice/receiptInvoices';

import { wireTime } from '../../world/core/clock';
import { expectedAt } from '../../world/invoices/invoiceCourse';
import { type InvoiceableRow, resendsLeft, sellerName } from '../../world/invoices/invoices';
import type { InvoiceRow } from '../../world/invoices/invoiceTables';
import { applyByCode, billsOfCode, invoicesOfCode, resendByCode } from '../../world/invoices/receiptInvoices';
import type { World } from '../../world/World';
import { type Endpoint, open } from '../endpoint';
import { maskName } from '../maskName';
import { once } from '../once';
import { filled } from '../requests';
import { masked } from '../vehicles/reviewAnswers';
import { billAnswer, invoiceBody } from './invoiceEndpoints';

const code = { receiptCode: filled };

/** Whoever has found the receipt learns neither the plate nor the address. */
const maskedBill = (row: InvoiceableRow): InvoiceableItem => {
  const bill = billAnswer(row);
  return { ...bill, formatPlateNo: masked(bill.formatPlateNo, 3, 2) };
};

const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***');

const maskedInvoice = (world: World, row: InvoiceRow): ReceiptInvoice => ({
  invoiceId: row.invoiceId,
  uniqueNo: row.uniqueNo,
  billIds: row.billIds,
  titleName: row.titleType === 2 ? maskName(row.titleName) : row.titleName,
  amount: row.cents,
  sellerName: sellerName(row.sellerId),
  maskedEmail: maskedEmail(row.email),
  applyTime: wireTime(row.appliedAt),
  expectTime: wireTime(expectedAt(world, row)),
  state: row.state,
  failReason: row.failReason,
  resendLeft: row.state === 2 ? resendsLeft(row) : 0,
});

/** For anybody who holds a receipt. */
export const receiptEndpoints: readonly Endpoint[] = [
  open('GET', 'invoice/v2/api/billsByCode', invoiceableItemsSchema, v.object(code), ({ world, asked }) => {
    const results = billsOfCode(world, asked.receiptCode).map(maskedBill);
    return { results, total: results.length };
  }),
  open('GET', 'invoice/v2/api/invoicesByCode', receiptInvoicesSchema, v.object(code), ({ world, asked }) => {
    const results = invoicesOfCode(world, asked.receiptCode).map((row) => maskedInvoice(world, row));
    return { results, total: results.length };
  }),
  once(
    open(
      'POST',
      'invoice/v2/api/invoicesByCode',
      receiptInvoiceSchema,
      v.object({ ...invoiceBody.entries, ...code }),
      ({ world, asked: { receiptCode, ...request } }) => maskedInvoice(world, applyByCode(world, receiptCode, request)),
    ),
    ({ invoiceId }) => invoiceId,
  ),
  open(
    'POST',
    'invoice/v2/api/invoicesByCode/resend',
    receiptInvoiceSchema,
    v.object({ ...code, invoiceId: filled }),
    ({ world, asked }) => maskedInvoice(world, resendByCode(world, asked.receiptCode, asked.invoiceId)),
  ),
];
