import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListViolationAppealsQuery, type Violation } from '@/services/special/violations';
import { ListRow } from '@/ui/list/ListRow';
import { APPEAL_WORDS, AppealDetail } from '@/widgets/appeal/AppealDetail';
import { toLoadState } from '@/widgets/loading/toLoadState';

interface ViolationAppealsProps {
  readonly frame: ScreenHeaderProps<'violationRecord'>;
  readonly violation: Violation;
  /** Opens the form once more; undefined where the server takes no appeal. */
  readonly onAgain: (() => void) | undefined;
}

/** The appeals against one violation. */
export function ViolationAppeals({ frame, violation, onAgain }: ViolationAppealsProps) {
  const { violationId } = violation;
  // The reply depends on time and not on anything that is done in the app.
  const query = useListViolationAppealsQuery({ violationId }, { refetchOnMountOrArgChange: true });
  return (
    <AppealDetail
      frame={{ ...frame, title: '违约申诉' }}
      load={toLoadState(query, { ...APPEAL_WORDS, isEmpty: ({ results }) => results.length === 0 })}
      appeals={query.currentData?.results ?? []}
      isFetching={query.isFetching}
      refetch={query.refetch}
      empty={{ drawing: 'bill', text: '这次违约没有申诉过' }}
      rows={() => (
        <>
          {onAgain !== undefined && <ListRow title="再次申诉" onPress={onAgain} />}
          <ListRow title="看全部违约记录" to={pathTo('violationRecord')} />
        </>
      )}
    />
  );
}
