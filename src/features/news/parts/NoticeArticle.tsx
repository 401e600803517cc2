import { useLeave } from '@/flows/leaving/useLeave';
import type { Notice } from '@/services/basic/notices';
import { Card } from '@/ui/Card';
import { RichText } from '@/ui/RichText';

import { Article } from './Article';

/** A text of the operator with its heading. */
export function NoticeArticle({ notice, facts }: { readonly notice: Notice; readonly facts: readonly string[] }) {
  const leave = useLeave();
  const { title, contentHtml, changeSummary } = notice;
  return (
    <Card>
      <Article title={title} facts={facts}>
        {changeSummary !== '' && <p>本次修改：{changeSummary}</p>}
        <RichText html={contentHtml} onLink={leave} />
      </Article>
    </Card>
  );
}
