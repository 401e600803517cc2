import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListViolationsInfiniteQuery, type Violation } from '@/services/special/violations';
import { LinkButton } from '@/ui/button/LinkButton';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows, usePages } from '@/widgets/loading/usePages';

import { QuotaNotice } from '../parts/QuotaNotice';
import { useViolationQuota } from '../parts/useViolationQuota';
import { ViolationRow } from './ViolationRow';
import { ViolationView } from './ViolationView';

const keyOf = ({ violationId }: Violation) => violationId;
const CARD_HEIGHT = 110;

/** 违约记录: all violations, or the one that the address names, with its appeal. */
export default function ViolationRecordScreen() {
  const { frame, query } = useScreen('violationRecord');
  const violationsQuery = useListViolationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { rows, end } = usePages(violationsQuery, keyOf);
  const quota = useViolationQuota();
  const load = toLoadState(violationsQuery, {
    message: '违约记录加载失败',
    waitingFor: '正在查询违约记录…',
    isEmpty: hasNoRows,
  });
  const { violationId } = query;
  if (violationId !== undefined) {
    const violation = rows.find((row) => row.violationId === violationId);
    return <ViolationView key={violationId} frame={frame} violation={violation} load={load} />;
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
      header={<QuotaNotice quota={quota} isOnViolationList />}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="违约记录" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12} end={end}>
        {(violation) => <ViolationRow violation={violation} />}
      </WindowedList>
    </ListScreen>
  );
}
