/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { DAY_MS } from '@/lib/timeUnits';
import { invoiceCalls } from '@/services/invoice/invoices';

import { DRIVERS } from '../../../mocks/world/core/seeded';
import { issueInvoices } from '../../../mocks/world/invoices/invoiceCourse';
import { allInvoiceables, applyForInvoice } from '../../../mocks/world/invoices/invoices';
import { cachedCalls } from '../../support/cachedCalls';
import { quietWorld } from '../../support/driverWorlds';

const { driverId } = DRIVERS.lin;
const requestId = 'r'.repeat(32);

describe('invoices', () => {
  const { getInvoice, getInvoiceSummary, listInvoices, resendInvoice, reissueInvoice } = invoiceCalls.endpoints;

  const opened = async () => {
    const backend = quietWorld();
    const { world } = backend;
    const bill = allInvoiceables(world, driverId).find(({ reason }) => reason === '');
    if (bill === undefined) throw new Error('The seed has a bill without an invoice');
    const [first] = world.tables.invoice.invoices;
    if (first === undefined) throw new Error('The seed has an invoice');
    const { cents: _cents, ...same } = first;
    applyForInvoice(world, driverId, { ...same, billIds: [bill.billId], amount: bill.cents }).appliedAt -= DAY_MS;
    issueInvoices(world);
    const [resent = '', other = ''] = world.tables.invoice.invoices.map(({ invoiceId }) => invoiceId);
    const calls = cachedCalls(backend);
    for (const invoiceId of [resent, other]) await calls.run(getInvoice.initiate({ invoiceId }));
    await calls.run(listInvoices.initiate({}));
    await calls.run(getInvoiceSummary.initiate());
    return { ...calls, resent, other };
  };
  const detail = (invoiceId: string) => `invoice/v2/api/invoices/${invoiceId}`;
  const LIST = 'invoice/v2/api/invoices?pageNo=1&pageSize=20';

  test('one that is sent once more is refetched with the list, and no other one nor the summary', async () => {
    const { refetchedAfter, resent } = await opened();
    const call = resendInvoice.initiate({ invoiceId: resent, email: 'lin@example.com' });
    expect(await refetchedAfter(call)).toEqual([detail(resent), LIST]);
  });

  test('one that is reissued may change others with the same bills: all are refetched', async () => {
    const { refetchedAfter, resent, other } = await opened();
    const title = { titleType: 2, titleName: '林晓', email: 'lin@example.com' } as const;
    expect(await refetchedAfter(reissueInvoice.initiate({ ...title, requestId, invoiceId: resent }))).toEqual(
      ['invoice/v2/api/invoiceSummary', detail(resent), detail(other), LIST].sort(),
    );
  });
});
