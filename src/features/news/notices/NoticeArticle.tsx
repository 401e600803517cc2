import type { ReactNode } from 'react';

import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import type { OperatorNotice } from '@/services/basic/notices';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { RichText } from '@/ui/richText/RichText';

import { Article } from '../parts/Article';

interface NoticeArticleProps {
  readonly notice: OperatorNotice;
  readonly facts: readonly string[];
  /** Rendered between the heading and the text, so that the text does not shift it when it loads. */
  readonly children?: ReactNode;
}

/** A text of the operator with its heading. */
export function NoticeArticle({ notice, facts, children }: NoticeArticleProps) {
  const leave = useOpenExternalUrl();
  const { title, contentHtml, changeSummary } = notice;
  return (
    <Card>
      <Article title={title} facts={facts}>
        {changeSummary !== '' && <NoticeBanner>本次修改：{changeSummary}</NoticeBanner>}
        {children}
        <RichText name="notice" html={contentHtml} onLink={leave} />
      </Article>
    </Card>
  );
}
