import { APPEAL_STATE } from '@/domain/stay/appealState';
import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { Violation } from '@/services/special/violations';
import { LinkButton } from '@/ui/button/LinkButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import type { ContentLoadState } from '@/ui/load/LoadStateContent';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { violationAppealabilityText } from './model/violationText';
import { ViolationAppealForm } from './ViolationAppealForm';
import { ViolationAppealsView } from './ViolationAppealsView';
import { ViolationFacts } from './ViolationFacts';

interface ViolationViewProps {
  readonly frame: ScreenHeaderProps<'violationRecord'>;
  /** Undefined while loading, or if it does not exist. */
  readonly violation: Violation | undefined;
  readonly load: ContentLoadState;
}

const VIEWS = ['appeals', 'form'] as const;

/** One violation: the appeal form, the state of the last appeal, or why no appeal is possible. */
export function ViolationView({ frame, violation, load }: ViolationViewProps) {
  const id = violation?.violationId ?? '';
  const [view, selectView] = usePersistedSelection<(typeof VIEWS)[number]>(
    `violationRecord.view:${id}`,
    VIEWS,
    'appeals',
  );
  if (violation === undefined) {
    const state = load.state === 'ready' ? 'empty' : load.state;
    const action = <LinkButton to={pathTo('violationRecord')}>看全部违约记录</LinkButton>;
    return (
      <DetailScreen
        frame={frame}
        load={{ ...load, state }}
        empty={{ illustration: 'bill', text: '没有找到这条违约记录', action }}
      />
    );
  }
  const hasAppeal = violation.appealState !== APPEAL_STATE.unknown;
  const canAppeal = violation.canAppeal === 1;
  if (hasAppeal && !(canAppeal && view === 'form')) {
    return (
      <ViolationAppealsView
        frame={frame}
        violation={violation}
        onAppealAgain={canAppeal ? () => selectView('form') : undefined}
      />
    );
  }
  if (canAppeal)
    return <ViolationAppealForm frame={frame} violation={violation} onSent={() => selectView('appeals')} />;
  return (
    <ScreenFrame {...frame}>
      <ViolationFacts violation={violation} />
      <NoticeBanner>{violationAppealabilityText(violation) || '这次违约不能申诉'}</NoticeBanner>
    </ScreenFrame>
  );
}
