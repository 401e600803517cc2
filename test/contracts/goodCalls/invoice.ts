import { DRIVERS } from '../../../mocks/world/core/seeded';
import { invoiceablesOf } from '../../../mocks/world/invoices/invoices';
import { receiptCodeOf } from '../../../mocks/world/money/goldPlan';
import type { GoodCalls, Started } from '../serviceCalls';

const bill = ({ world }: Started) => {
  const found = invoiceablesOf(world, DRIVERS.lin.driverId, true).find(({ reason }) => reason === '');
  if (found === undefined) throw new Error('Nothing to invoice');
  return found;
};
const issued = ({ world }: Started) => ({ invoiceId: world.tables.invoice.invoices[0]?.invoiceId });
const receipt = (started: Started) => ({ receiptCode: receiptCodeOf(bill(started).billId.split('_')[0] ?? '') });
const TITLE = { titleType: 2, titleName: '林小晓', isDefault: 0 };

export const goodCalls: GoodCalls = {
  invoice: {
    getInvoiceAddress: ({ world }) => ({ unid: world.tables.invoice.invoices[0]?.uniqueNo }),
    findRequest: () => ({ requestId: 'nobody-sent' }),
    getInvoiceSummary: () => undefined,
    listInvoiceBills: () => undefined,
    listInvoiceOrders: () => ({}),
    listInvoices: () => ({}),
    getInvoice: issued,
    createInvoice: (started) => ({
      requestId: 'request-1',
      billIds: [bill(started).billId],
      amount: bill(started).cents,
      invoiceKind: 1,
      titleType: 2,
      titleName: '林晓',
      email: 'lin@example.com',
    }),
    listBillsByCode: receipt,
    listInvoicesByCode: receipt,
    createInvoiceByCode: (started) => ({
      ...receipt(started),
      requestId: 'request-2',
      billIds: [bill(started).billId],
      amount: bill(started).cents,
      invoiceKind: 3,
      titleType: 2,
      titleName: '林晓',
      email: 'lin@example.com',
    }),
    resendInvoiceByCode: (started) => ({
      receiptCode: receiptCodeOf(started.world.tables.invoice.invoices[0]?.billIds[0]?.split('_')[0] ?? ''),
      ...issued(started),
    }),
    reissueInvoice: (started) => ({
      ...issued(started),
      requestId: 'request-3',
      titleType: 2,
      titleName: '林晓',
      email: 'lin@example.com',
    }),
    resendInvoice: (started) => ({ ...issued(started), email: 'other@example.com' }),
    listInvoiceTitles: () => undefined,
    addInvoiceTitle: () => TITLE,
    changeInvoiceTitle: () => ({ ...TITLE, titleId: 'title-2' }),
    deleteInvoiceTitle: () => ({ titleId: 'title-2' }),
  },
};
