import { type InvoiceGroup, invoiceSplitText } from '@/domain/invoice/invoiceGroups';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { PriceLine } from '@/ui/text/PriceLine';

/** The invoices that will be issued, one per issuer, and why there are several. */
export function InvoicesToIssueCard({ groups }: { readonly groups: readonly InvoiceGroup[] }) {
  const splitText = invoiceSplitText(groups);
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
      {splitText !== '' && <NoticeBanner>{splitText}</NoticeBanner>}
    </Card>
  );
}
