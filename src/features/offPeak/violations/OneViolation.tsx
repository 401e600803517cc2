import { APPEAL_STATE } from '@/domain/stay/appealState';
import { useChoice } from '@/flows/drafts/useChoice';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { Violation } from '@/services/special/violations';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/card/Notice';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import type { Load } from '@/ui/load/LoadedContent';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { appealNote } from './model/violationWords';
import { ViolationAppealForm } from './ViolationAppealForm';
import { ViolationAppeals } from './ViolationAppeals';
import { ViolationFacts } from './ViolationFacts';

interface OneViolationProps {
  readonly frame: ScreenHeaderProps<'violationRecord'>;
  /** Undefined while it is not known, or where it does not exist. */
  readonly violation: Violation | undefined;
  readonly load: Load;
}

const VIEWS = ['appeals', 'form'] as const;

/** One violation: the form for an appeal, how the last one stands, or why none is possible. */
export function OneViolation({ frame, violation, load }: OneViolationProps) {
  const id = violation?.violationId ?? '';
  const [view, show] = useChoice<(typeof VIEWS)[number]>(`violationRecord.view:${id}`, VIEWS, 'appeals');
  if (violation === undefined) {
    const state = load.state === 'ready' ? 'empty' : load.state;
    const action = <LinkButton to={pathTo('violationRecord')}>看全部违约记录</LinkButton>;
    return (
      <DetailScreen
        frame={frame}
        load={{ ...load, state }}
        empty={{ drawing: 'bill', text: '没有找到这条违约记录', action }}
      />
    );
  }
  const hasAppeal = violation.appealState !== APPEAL_STATE.unknown;
  const canAppeal = violation.canAppeal === 1;
  if (hasAppeal && !(canAppeal && view === 'form')) {
    return (
      <ViolationAppeals frame={frame} violation={violation} onAgain={canAppeal ? () => show('form') : undefined} />
    );
  }
  if (canAppeal) return <ViolationAppealForm frame={frame} violation={violation} onSent={() => show('appeals')} />;
  return (
    <ScreenFrame {...frame}>
      <ViolationFacts violation={violation} />
      <Notice>{appealNote(violation) || '这次违约不能申诉'}</Notice>
    </ScreenFrame>
  );
}
