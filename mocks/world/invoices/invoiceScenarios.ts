import { HOUR_MS } from '@/lib/timeUnits';

import { DRIVERS } from '../core/seeded';
import type { Scenario, World } from '../World';
import { issueInvoices, reissueInvoice } from './invoiceCourse';
import { allInvoiceables, applyForInvoice } from './invoices';
import type { InvoiceRow } from './invoiceTables';

const asked = (titleName: string) => ({
  ...{ titleType: 2 as const, titleName, taxNo: '', email: 'lin@example.com', phone: '', remark: '' },
  ...{ address: '', companyPhone: '', bankName: '', bankAccount: '' },
});

/** 林晓 has an invoice of each state: beside the seeded one, as many as there are bills. */
function seedInvoiceStates(world: World): void {
  const { driverId } = DRIVERS.lin;
  const { invoices } = world.tables.invoice;
  const open = allInvoiceables(world, driverId).filter(({ reason }) => reason === '');
  const make = (titleName: string, hoursAgo: number): InvoiceRow | undefined => {
    const bill = open.shift();
    if (bill === undefined) return undefined;
    const { billId, cents } = bill;
    const row = applyForInvoice(world, driverId, {
      ...asked(titleName),
      invoiceKind: 3,
      billIds: [billId],
      amount: cents,
    });
    row.appliedAt -= hoursAgo * HOUR_MS;
    issueInvoices(world);
    return row;
  };
  /** 换开, begun so long ago. */
  const reissue = (row: InvoiceRow | undefined, hoursAgo: number): void => {
    if (row === undefined) return;
    const before = invoices.length;
    reissueInvoice(world, row, asked('林小晓'));
    for (const made of invoices.slice(before)) made.appliedAt -= hoursAgo * HOUR_MS;
    issueInvoices(world);
  };
  make('林晓', 0);
  make('已注销的人', 1);
  reissue(make('林晓', 3), 1);
  reissue(make('林晓', 2), 0);
}

export const invoiceScenarios = {
  invoiceStates: { label: '发票：每种状态一张', change: seedInvoiceStates },
} satisfies Record<string, Scenario>;
