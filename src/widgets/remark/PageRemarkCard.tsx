import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import { useGetPageRemarkQuery } from '@/services/basic/notices';
import { Card } from '@/ui/card/Card';
import { RichText } from '@/ui/richText/RichText';

interface PageRemarkCardProps {
  /** The server's ID of the page. The IDs are assumed, because none were published. */
  readonly pageId: 'customerService' | 'questionBill' | 'monthlyRule' | 'accountDeletion';
}

/**
 * The operator's remark for a page, such as the hours of customer service. Renders nothing if there is none, or if it
 * cannot be loaded.
 */
export function PageRemarkCard({ pageId }: PageRemarkCardProps) {
  const leave = useOpenExternalUrl();
  const { currentData: remark } = useGetPageRemarkQuery({ pageId });
  if (remark === undefined || remark.contentHtml === '') return null;
  return (
    <Card title={remark.title || '说明'}>
      <RichText name={`remark ${pageId}`} html={remark.contentHtml} onLink={leave} />
    </Card>
  );
}
