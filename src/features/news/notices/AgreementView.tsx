import type { ReactNode } from 'react';

import { useGo } from '@/navigation/hooks/useGo';
import type { NOTICE_TYPE } from '@/services/basic/notices';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { editionOf } from '../model/noticeWords';
import { NoticeArticle } from './NoticeArticle';
import { useNotices } from './useNotices';

interface AgreementScreenProps {
  readonly name: string;
  readonly title: string;
  readonly noticeType: typeof NOTICE_TYPE.agreement | typeof NOTICE_TYPE.privacyPolicy;
  /** Between the heading and the text. */
  readonly children?: ReactNode;
}

/** The edition of an agreement that is in force. */
export function AgreementView({ name, title, noticeType, children }: AgreementScreenProps) {
  const go = useGo();
  const { notices, load } = useNotices({ noticeType }, `${title}没有加载出来`);
  const [inForce] = notices;
  return (
    <DetailScreen
      frame={{ name, title, onBack: go.back }}
      load={load}
      empty={{ drawing: 'search', text: `${title}还没有公布` }}
    >
      {inForce !== undefined && (
        <NoticeArticle notice={inForce} facts={editionOf(inForce)}>
          {children}
        </NoticeArticle>
      )}
    </DetailScreen>
  );
}
