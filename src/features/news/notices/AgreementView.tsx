import type { ReactNode } from 'react';

import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OPERATOR_NOTICE_TYPE } from '@/services/basic/notices';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { agreementEditionTexts } from '../model/noticeText';
import { NoticeArticle } from './NoticeArticle';
import { useOperatorNotices } from './useOperatorNotices';

interface AgreementViewProps {
  readonly frame: ScreenHeaderProps;
  readonly noticeType: typeof OPERATOR_NOTICE_TYPE.agreement | typeof OPERATOR_NOTICE_TYPE.privacyPolicy;
  /** Rendered between the heading and the text. */
  readonly children?: ReactNode;
}

/** The current edition of an agreement. */
export function AgreementView({ frame, noticeType, children }: AgreementViewProps) {
  const { title } = frame;
  const { notices, load } = useOperatorNotices({ noticeType }, `${title}加载失败`);
  const [currentEdition] = notices;
  return (
    <DetailScreen frame={frame} load={load} empty={{ illustration: 'search', text: `${title}暂未公布` }}>
      {currentEdition !== undefined && (
        <NoticeArticle notice={currentEdition} facts={agreementEditionTexts(currentEdition)}>
          {children}
        </NoticeArticle>
      )}
    </DetailScreen>
  );
}
