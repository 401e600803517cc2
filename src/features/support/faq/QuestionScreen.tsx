import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import type { FaqType, FEEDBACK_TYPE } from '@/services/basic/support';
import { LinkBar } from '@/ui/bar/LinkBar';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';

import { AnswerList } from './AnswerList';
import { answersOf } from './model/searchAnswers';
import { useAnswers } from './useAnswers';

interface QuestionScreenProps {
  readonly frame: Pick<ScreenFrameProps, 'name' | 'title' | 'onBack'>;
  readonly groups: readonly { readonly title: string; readonly types: readonly FaqType[] }[];
  /** The kind of feedback if no answer helps. */
  readonly kind: (typeof FEEDBACK_TYPE)[keyof typeof FEEDBACK_TYPE];
  /** Below the answers. */
  readonly children?: ReactNode;
}

/** Questions of one kind with their answers. */
export function QuestionScreen({ frame, groups, kind, children }: QuestionScreenProps) {
  const answers = useAnswers();
  return (
    <ScreenFrame
      {...frame}
      bar={<LinkBar to={pathTo('customerServiceFeedBack', { type: kind })}>没解决，去反馈</LinkBar>}
    >
      {groups.map(({ title, types }) => {
        const found = answersOf(answers, types);
        return found.length === 0 ? null : <AnswerList key={title} title={title} answers={found} />;
      })}
      {children}
    </ScreenFrame>
  );
}
