import { APPEAL_STATE } from '@/domain/stay/appealState';
import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { OffPeakViolation } from '@/services/special/violations';
import { LinkButton } from '@/ui/button/LinkButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import type { ContentLoadState } from '@/ui/load/LoadStateContent';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { offPeakViolationAppealabilityText } from './model/violationText';
import { OffPeakViolationAppealForm } from './OffPeakViolationAppealForm';
import { OffPeakViolationAppealsView } from './OffPeakViolationAppealsView';
import { OffPeakViolationFacts } from './OffPeakViolationFacts';

interface ViolationViewProps {
  readonly frame: ScreenHeaderProps<'violationRecord'>;
  /** Undefined while loading, or if it does not exist. */
  readonly violation: OffPeakViolation | undefined;
  readonly load: ContentLoadState;
}

const VIEWS = ['appeals', 'form'] as const;

/** One violation: the appeal form, the state of the last appeal, or why no appeal is possible. */
export function OffPeakViolationView({ frame, violation, load }: ViolationViewProps) {
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
      <OffPeakViolationAppealsView
        frame={frame}
        violation={violation}
        onAppealAgain={canAppeal ? () => selectView('form') : undefined}
      />
    );
  }
  if (canAppeal)
    return <OffPeakViolationAppealForm frame={frame} violation={violation} onSent={() => selectView('appeals')} />;
  return (
    <ScreenFrame {...frame}>
      <OffPeakViolationFacts violation={violation} />
      <NoticeBanner>{offPeakViolationAppealabilityText(violation) || '这次违约不能申诉'}</NoticeBanner>
    </ScreenFrame>
  );
}
