import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type OffPeakViolation, useListViolationAppealsQuery } from '@/services/special/violations';
import { ListRow } from '@/ui/list/ListRow';
import { APPEAL_LOAD_STATE_OPTIONS, AppealDetailView } from '@/widgets/appeal/AppealDetailView';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

interface ViolationAppealsProps {
  readonly frame: ScreenHeaderProps<'violationRecord'>;
  readonly violation: OffPeakViolation;
  /** Opens the appeal form again; undefined if the server permits no appeal. */
  readonly onAppealAgain: (() => void) | undefined;
}

/** The appeals against one violation. */
export function OffPeakViolationAppealsView({ frame, violation, onAppealAgain }: ViolationAppealsProps) {
  const { violationId } = violation;
  // Refetched on mount, because the operator replies at any time.
  const query = useListViolationAppealsQuery({ violationId }, { refetchOnMountOrArgChange: true });
  return (
    <AppealDetailView
      frame={{ ...frame, title: '违约申诉' }}
      load={toContentLoadState(query, { ...APPEAL_LOAD_STATE_OPTIONS, isEmpty: ({ results }) => results.length === 0 })}
      appeals={query.currentData?.results ?? []}
      isFetching={query.isFetching}
      refetch={query.refetch}
      empty={{ illustration: 'bill', text: '这次违约没有申诉过' }}
      rows={() => (
        <>
          {onAppealAgain !== undefined && <ListRow title="再次申诉" onPress={onAppealAgain} />}
          <ListRow title="看全部违约记录" to={pathTo('violationRecord')} />
        </>
      )}
    />
  );
}
