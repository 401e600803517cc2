import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import type { FaqType, FEEDBACK_TYPE } from '@/services/basic/support';
import { LinkBottomActionBar } from '@/ui/bar/LinkBottomActionBar';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';

import { FaqAnswerList } from './FaqAnswerList';
import { filterFaqAnswersByType } from './model/searchFaqAnswers';
import { useFaqAnswers } from './useFaqAnswers';

interface QuestionScreenProps {
  readonly frame: Pick<ScreenFrameProps, 'name' | 'title' | 'onBack'>;
  readonly groups: readonly { readonly title: string; readonly types: readonly FaqType[] }[];
  /** The feedback type of the link, in case no answer helps. */
  readonly kind: (typeof FEEDBACK_TYPE)[keyof typeof FEEDBACK_TYPE];
  /** Rendered below the answers. */
  readonly children?: ReactNode;
}

/** The questions of some types with their answers. */
export function QuestionScreen({ frame, groups, kind, children }: QuestionScreenProps) {
  const answers = useFaqAnswers();
  return (
    <ScreenFrame
      {...frame}
      bar={
        <LinkBottomActionBar to={pathTo('customerServiceFeedBack', { type: kind })}>没解决，去反馈</LinkBottomActionBar>
      }
    >
      {groups.map(({ title, types }) => {
        const groupAnswers = filterFaqAnswersByType(answers, types);
        return groupAnswers.length === 0 ? null : <FaqAnswerList key={title} title={title} answers={groupAnswers} />;
      })}
      {children}
    </ScreenFrame>
  );
}
