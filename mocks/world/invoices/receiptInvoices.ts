import { Refusal, REFUSALS } from '../core/Refusal';
import { receiptCodeOf } from '../money/goldPlan';
import type { PaymentRow } from '../money/moneyTables';
import type { World } from '../World';
import { applyForInvoice, billsOf, type InvoiceableRow, type InvoiceRequest, resendInvoice } from './invoices';
import type { InvoiceRow } from './invoiceTables';

/** The payment whose receipt has this code. A refusal tells nothing about other codes. */
function paymentOfCode(world: World, code: string): PaymentRow {
  const payment = world.tables.payments.find(({ payId, paidAt }) => paidAt !== null && receiptCodeOf(payId) === code);
  if (payment === undefined) throw new Refusal(REFUSALS.notFound, '开票码无效，请重新扫小票上的二维码');
  return payment;
}

/** What a receipt is for. */
export const billsOfCode = (world: World, code: string): InvoiceableRow[] => billsOf(world, paymentOfCode(world, code));

/** The invoices of a receipt, newest first, whoever has asked for them. A red one shows in the state of the one that it takes back. */
export function invoicesOfCode(world: World, code: string): InvoiceRow[] {
  const ids = billsOfCode(world, code).map(({ billId }) => billId);
  return world.tables.invoice.invoices
    .filter(({ billIds, redOf }) => redOf === '' && billIds.some((billId) => ids.includes(billId)))
    .sort((a, b) => b.appliedAt - a.appliedAt);
}

/** Applies for an invoice by the code alone. It belongs to the driver who has paid, if there is one. */
export function applyByCode(world: World, code: string, request: InvoiceRequest): InvoiceRow {
  const { driverId } = paymentOfCode(world, code);
  return applyForInvoice(world, driverId ?? '', request, billsOfCode(world, code));
}

/** Sends it once more to where it was asked for. Whoever holds the receipt cannot have it sent elsewhere. */
export function resendByCode(world: World, code: string, invoiceId: string): InvoiceRow {
  const row = invoicesOfCode(world, code).find((one) => one.invoiceId === invoiceId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '发票不存在');
  return resendInvoice(world, row, row.email);
}
