import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import {
  billIdOf,
  enterInvoice,
  type InvoiceRequest,
  isGivenBack,
  ISSUED_MS,
  ISSUING_MS,
  refuseBadTitle,
  TERM_MS,
} from './invoices';
import type { InvoiceRow } from './invoiceTables';

export type ReissueRequest = Omit<InvoiceRequest, 'billIds' | 'amount' | 'invoiceKind'>;

const rowOf = (world: World, invoiceId: string): InvoiceRow | undefined =>
  world.tables.invoice.invoices.find((one) => one.invoiceId === invoiceId);

/** The red invoice of this one that was not refused. */
export const redInvoiceOf = (world: World, { invoiceId }: InvoiceRow): InvoiceRow | undefined =>
  world.tables.invoice.invoices.find(({ redOf, state }) => redOf === invoiceId && state !== -1);

/** The invoice that was last made in place of this one. */
export const replacementOf = (world: World, { invoiceId }: InvoiceRow): InvoiceRow | undefined =>
  world.tables.invoice.invoices.filter(({ replaces }) => replaces === invoiceId).at(-1);

/** Why an issued invoice cannot be made anew with another title; empty if it can. */
export function noReissueReason(world: World, row: InvoiceRow): string {
  if (row.state !== 2 || row.redOf !== '') return '只有已开具的发票可以换开';
  if (row.replaces !== '') return '已换开过一次，还有问题请联系客服';
  return (row.issuedAt ?? 0) < world.clock.now() - TERM_MS ? '超过换开期限' : '';
}

/** Asks the tax system for the red invoice that takes this one back. */
function reverseInvoice(world: World, row: InvoiceRow): void {
  const { invoiceId, invoiceNo: _no, uniqueNo: _unique, appliedAt: _at, sent: _sent, ...same } = row;
  enterInvoice(world, same, { redOf: invoiceId, replaces: '' });
  row.state = 3;
}

/** 换开: an issued invoice is taken back by a red one, and then made anew for the same bills with another title. */
export function reissueInvoice(world: World, row: InvoiceRow, asked: ReissueRequest): InvoiceRow {
  const reason = noReissueReason(world, row);
  if (reason !== '') throw new Refusal(REFUSALS.invoiceRefused, reason);
  refuseBadTitle({ ...asked, phone: asked.companyPhone }, row.invoiceKind === 2);
  const { billIds, cents, sellerId, driverId, invoiceKind, invoiceId } = row;
  reverseInvoice(world, row);
  return enterInvoice(
    world,
    { ...asked, invoiceKind, billIds: [...billIds], cents, sellerId, driverId },
    { replaces: invoiceId },
  );
}

/** The tax system rejects applications of a company that the tax office has deregistered, and red invoices for what the buyer has booked. */
function failureOf({ titleName, redOf }: InvoiceRow): string {
  if (redOf !== '') return titleName.includes('已入账') ? '税务系统返回：购买方已入账，需购买方先确认红冲' : '';
  return titleName.includes('注销') ? '税务系统返回：购买方已注销，请更换抬头' : '';
}

/** When the tax system can begin with it: an invoice in place of another one when that one is reversed. Null while it cannot. */
function beginsAt(world: World, { appliedAt, replaces }: InvoiceRow): number | null {
  const old = replaces === '' ? undefined : rowOf(world, replaces);
  if (old === undefined) return appliedAt;
  return old.state === 4 ? (redInvoiceOf(world, old)?.issuedAt ?? appliedAt) : null;
}

function decide(world: World, row: InvoiceRow, at: number): void {
  row.failReason = failureOf(row);
  row.state = row.failReason === '' ? 2 : -1;
  const old = row.redOf === '' ? undefined : rowOf(world, row.redOf);
  if (old !== undefined) old.state = row.state === 2 ? 4 : 2;
  if (row.state !== 2) {
    const next = old === undefined ? undefined : replacementOf(world, old);
    if (next !== undefined)
      Object.assign(next, { state: -1, failReason: `原发票未能红冲，仍然有效。${row.failReason}` });
    return;
  }
  row.issuedAt = at;
  row.invoiceNo = `24952${row.invoiceId.replace(/\D/g, '').slice(-15).padStart(15, '0')}`;
  if (row.email !== '') row.sent.push({ to: row.email, at });
}

function isBillGivenBack(world: World, billId: string): boolean {
  const payment = world.tables.payments.find(({ payId }) => billId.startsWith(`${payId}_`));
  const part = payment?.parts.find((one) => billIdOf(payment, one) === billId);
  return payment !== undefined && part !== undefined && isGivenBack(payment, part);
}

/** An invoice of money that went back is taken back, unless the tax system has refused that before. */
function reverseRefunded(world: World): void {
  const { invoices } = world.tables.invoice;
  for (const row of [...invoices]) {
    if (row.state !== 2 || row.redOf !== '' || invoices.some(({ redOf }) => redOf === row.invoiceId)) continue;
    if (row.billIds.some((billId) => isBillGivenBack(world, billId))) reverseInvoice(world, row);
  }
}

/** Advances applications: each is accepted, then issued and sent, or refused. After a refusal its bills can be invoiced again. */
export function issueInvoices(world: World): void {
  reverseRefunded(world);
  const now = world.clock.now();
  // A red invoice stands before the one that is made in its place.
  for (const row of world.tables.invoice.invoices) {
    if (row.state !== 0 && row.state !== 1) continue;
    const begunAt = beginsAt(world, row);
    if (begunAt === null) continue;
    if (begunAt + ISSUED_MS <= now) decide(world, row, begunAt + ISSUED_MS);
    else if (begunAt + ISSUING_MS <= now) row.state = 1;
  }
}

/** When an application is promised, while the tax system has not decided; null afterwards. */
export function expectedAt(world: World, row: InvoiceRow): number | null {
  if (row.state !== 0 && row.state !== 1) return null;
  return (beginsAt(world, row) ?? row.appliedAt + ISSUED_MS) + ISSUED_MS;
}
