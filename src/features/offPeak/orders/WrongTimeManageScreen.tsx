import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import {
  OFF_PEAK_ORDER_KIND,
  type OffPeakOrder,
  useListPackageOrdersInfiniteQuery,
  useListSlotOrdersInfiniteQuery,
} from '@/services/special/offPeak';
import { LinkButton } from '@/ui/button/LinkButton';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

import { OffPeakViolationQuotaNotice } from '../parts/OffPeakViolationQuotaNotice';
import { useOffPeakViolationQuota } from '../parts/useOffPeakViolationQuota';
import { OffPeakOrderRow } from './OffPeakOrderRow';

const { package: PACKAGE, slot: SLOT } = OFF_PEAK_ORDER_KIND;
const TABS = [
  { value: SLOT, label: '预约' },
  { value: PACKAGE, label: '套餐' },
] as const;
const KINDS = [SLOT, PACKAGE] as const;
const keyOf = ({ orderNo }: OffPeakOrder) => orderNo;
const CARD_HEIGHT = 88;

/** 我的错时停车: the driver's slot orders and package orders. */
export default function WrongTimeManageScreen() {
  const { frame } = useScreen('wrongTimeManage');
  const [kind, selectKind] = usePersistedSelection<(typeof KINDS)[number]>('wrongTimeManage.tab', KINDS, SLOT);
  const slots = useListSlotOrdersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true, skip: kind !== SLOT });
  const packages = useListPackageOrdersInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: kind !== PACKAGE,
  });
  const query = kind === SLOT ? slots : packages;
  const { rows, end } = usePagedRows(query, keyOf);
  const quota = useOffPeakViolationQuota();
  return (
    <ListScreen
      frame={{
        ...frame,
        right: (
          <LinkButton to={pathTo('violationRecord')} label="违约记录">
            违约
          </LinkButton>
        ),
      }}
      load={toContentLoadState(query, {
        message: '错时停车加载失败',
        waitingFor: '正在查询错时停车…',
        isEmpty: hasNoRows,
      })}
      empty={{
        illustration: 'search',
        text: kind === SLOT ? '还没有预约过错时停车' : '还没有办过错时套餐',
        action: <LinkButton to={pathTo('wrongTimeShare')}>看附近错时停车</LinkButton>,
      }}
      header={
        <>
          <SegmentedControl legend="看什么" options={TABS} value={kind} onChange={selectKind} />
          <OffPeakViolationQuotaNotice quota={quota} />
        </>
      }
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="错时停车订单" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12} end={end}>
        {(order) => <OffPeakOrderRow order={order} />}
      </WindowedList>
    </ListScreen>
  );
}
