import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type OffPeakViolation, useListViolationsInfiniteQuery } from '@/services/special/violations';
import { LinkButton } from '@/ui/button/LinkButton';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

import { OffPeakViolationQuotaNotice } from '../parts/OffPeakViolationQuotaNotice';
import { useOffPeakViolationQuota } from '../parts/useOffPeakViolationQuota';
import { OffPeakViolationRow } from './OffPeakViolationRow';
import { OffPeakViolationView } from './OffPeakViolationView';

const keyOf = ({ violationId }: OffPeakViolation) => violationId;
const CARD_HEIGHT = 110;

/** 违约记录: all violations, or the one that the address names, with its appeal. */
export default function ViolationRecordScreen() {
  const { frame, query } = useScreen('violationRecord');
  const violationsQuery = useListViolationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { rows, end } = usePagedRows(violationsQuery, keyOf);
  const quota = useOffPeakViolationQuota();
  const load = toContentLoadState(violationsQuery, {
    message: '违约记录加载失败',
    waitingFor: '正在查询违约记录…',
    isEmpty: hasNoRows,
  });
  const { violationId } = query;
  if (violationId !== undefined) {
    const violation = rows.find((row) => row.violationId === violationId);
    return <OffPeakViolationView key={violationId} frame={frame} violation={violation} load={load} />;
  }
  return (
    <ListScreen
      frame={frame}
      load={load}
      empty={{
        illustration: 'bill',
        text: '没有违约记录，请继续保持',
        action: <LinkButton to={pathTo('wrongTimeManage')}>我的错时停车</LinkButton>,
      }}
      header={<OffPeakViolationQuotaNotice quota={quota} isOnViolationList />}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="违约记录" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12} end={end}>
        {(violation) => <OffPeakViolationRow violation={violation} />}
      </WindowedList>
    </ListScreen>
  );
}
