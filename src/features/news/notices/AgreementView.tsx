import type { ReactNode } from 'react';

import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { NOTICE_TYPE } from '@/services/basic/notices';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { editionOf } from '../model/noticeWords';
import { NoticeArticle } from './NoticeArticle';
import { useNotices } from './useNotices';

interface AgreementScreenProps {
  readonly frame: ScreenHeaderProps;
  readonly noticeType: typeof NOTICE_TYPE.agreement | typeof NOTICE_TYPE.privacyPolicy;
  /** Drawn between the heading and the text. */
  readonly children?: ReactNode;
}

/** The current edition of an agreement. */
export function AgreementView({ frame, noticeType, children }: AgreementScreenProps) {
  const { title } = frame;
  const { notices, load } = useNotices({ noticeType }, `${title}加载失败`);
  const [inForce] = notices;
  return (
    <DetailScreen frame={frame} load={load} empty={{ drawing: 'search', text: `${title}暂未公布` }}>
      {inForce !== undefined && (
        <NoticeArticle notice={inForce} facts={editionOf(inForce)}>
          {children}
        </NoticeArticle>
      )}
    </DetailScreen>
  );
}
