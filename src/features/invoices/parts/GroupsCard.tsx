import { type InvoiceGroup, splitReason } from '@/domain/invoice/invoiceGroups';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { PriceLine } from '@/ui/text/PriceLine';

/** The invoices that will be made, one per issuer, and why there are several. */
export function GroupsCard({ groups }: { readonly groups: readonly InvoiceGroup[] }) {
  const split = splitReason(groups);
  return (
    <Card title="开票内容">
      {groups.map(({ sellerId, sellerName, bills, cents }) => (
        <PriceLine
          key={sellerId}
          label={sellerName || '开票方'}
          reason={bills.length === 1 ? (bills[0]?.title ?? '') : `${String(bills.length)}笔账单`}
          cents={cents}
        />
      ))}
      {split !== '' && <Notice>{split}</Notice>}
    </Card>
  );
}
