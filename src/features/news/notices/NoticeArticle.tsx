import type { ReactNode } from 'react';

import { useLeave } from '@/flows/leaving/useLeave';
import type { Notice } from '@/services/basic/notices';
import { Card } from '@/ui/card/Card';
import { Notice as Box } from '@/ui/card/Notice';
import { RichText } from '@/ui/text/RichText';

import { Article } from '../parts/Article';

interface NoticeArticleProps {
  readonly notice: Notice;
  readonly facts: readonly string[];
  /** Drawn between the heading and the text. Below the heading it is not pushed away when the text arrives. */
  readonly children?: ReactNode;
}

/** A text by the operator with its heading. */
export function NoticeArticle({ notice, facts, children }: NoticeArticleProps) {
  const leave = useLeave();
  const { title, contentHtml, changeSummary } = notice;
  return (
    <Card>
      <Article title={title} facts={facts}>
        {changeSummary !== '' && <Box>本次修改：{changeSummary}</Box>}
        {children}
        <RichText html={contentHtml} onLink={leave} />
      </Article>
    </Card>
  );
}
