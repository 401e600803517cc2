import { DAY_MS } from '@/lib/timeUnits';

import { DRIVERS } from '../core/seeded';
import type { World } from '../World';
import { issueInvoices } from './invoiceCourse';
import { applyForInvoice, invoiceablesOf, ISSUED_MS } from './invoices';

const COMPANY = { titleName: '深圳市鹏程物流有限公司', taxNo: '91440300MA5EQXL178' };

/** 林晓 has two titles and one invoice. */
export function seedInvoices(world: World): void {
  const { driverId } = DRIVERS.lin;
  const now = world.clock.now();
  const plain = { address: '', phone: '', bankName: '', bankAccount: '' };
  world.tables.invoice.titles = [
    {
      ...plain,
      ...COMPANY,
      titleId: 'title-1',
      driverId,
      titleType: 1,
      address: '深圳市福田区福华路100号',
      phone: '0755-83009999',
      bankName: '招商银行深圳分行',
      bankAccount: '755900000010001',
      email: 'finance@example.com',
      isDefault: true,
    },
    {
      ...plain,
      titleId: 'title-2',
      driverId,
      titleType: 2,
      titleName: '林晓',
      taxNo: '',
      email: 'lin@example.com',
      isDefault: false,
    },
  ];
  const bill = invoiceablesOf(world, driverId, true).at(-1);
  if (bill !== undefined) {
    const row = applyForInvoice(world, driverId, {
      ...COMPANY,
      invoiceKind: 3,
      titleType: 1,
      email: 'finance@example.com',
      phone: '',
      remark: '',
      billIds: [bill.billId],
      amount: bill.cents,
      address: '',
      companyPhone: '',
      bankName: '',
      bankAccount: '',
    });
    row.appliedAt = now - DAY_MS - ISSUED_MS;
    issueInvoices(world);
  }
}
