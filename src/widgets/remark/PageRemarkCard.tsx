import { useLeave } from '@/flows/leaving/useLeave';
import { useGetPageRemarkQuery } from '@/services/basic/notices';
import { Card } from '@/ui/card/Card';
import { RichText } from '@/ui/text/RichText';

interface PageRemarkCardProps {
  /** The operator's name of the page. Names are ours: none were published. */
  readonly pageId: 'customerService' | 'questionBill' | 'monthlyRule' | 'accountDeletion';
}

/** What the operator says on a page, such as the hours of customer service. Nothing where it says nothing, or where that does not come. */
export function PageRemarkCard({ pageId }: PageRemarkCardProps) {
  const leave = useLeave();
  const { currentData: remark } = useGetPageRemarkQuery({ pageId });
  if (remark === undefined || remark.contentHtml === '') return null;
  return (
    <Card title={remark.title || '说明'}>
      <RichText html={remark.contentHtml} onLink={leave} />
    </Card>
  );
}
