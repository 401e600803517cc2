import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useListWithholdingsQuery } from '@/services/pay/withholdings';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { AutoDeductionGate } from './AutoDeductionGate';
import { useDeductionChannelActions } from './parts/useDeductionChannelActions';
import { useDeductionChannelOffers } from './parts/useDeductionChannelOffers';
import { PlateDeductionChannelsCard } from './PlateDeductionChannelsCard';

interface PlateWithholdingListProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** Only this plate; all plates without it. */
  readonly plateId: string | undefined;
}

/** What automatic payment is, and which of the driver's plates have it. */
export default function SenselessPaymentScreen() {
  const { frame, query } = useScreen('senselessPayment');
  const { plateId } = query;
  return (
    <AutoDeductionGate frame={frame}>
      <PlateDeductionChannelsList frame={frame} plateId={plateId} />
    </AutoDeductionGate>
  );
}

/** All plates with their channels. The state comes from the server and is refetched whenever the page becomes visible again. */
function PlateDeductionChannelsList({ frame, plateId }: PlateWithholdingListProps) {
  const actions = useDeductionChannelActions();
  const offers = useDeductionChannelOffers();
  const platesQuery = useListBoundPlatesQuery();
  const withholdingsQuery = useListWithholdingsQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const ownPlates = platesQuery.currentData?.results ?? [];
  const shownPlates = ownPlates.some((plate) => plate.plateId === plateId)
    ? ownPlates.filter((plate) => plate.plateId === plateId)
    : sortDefaultVehicleFirst(ownPlates);
  const load = toContentLoadState(combineQueries(withholdingsQuery, platesQuery), {
    message: '无感支付加载失败',
    waitingFor: '正在查询无感支付…',
    isEmpty: ({ results }) => results.length === 0,
  });
  return (
    <ListScreen
      frame={frame}
      load={load}
      empty={{
        illustration: 'plate',
        text: '添加车辆后可以开通无感支付',
        action: <LinkButton to={pathTo('addCar', { redirect: pathTo('senselessPayment') })}>添加车辆</LinkButton>,
      }}
      header={
        <Card title="离场自动扣费，无需停车缴费">
          <p>开通后，车辆离场时自动扣停车费，每一笔都能在扣款记录里查到，随时可以关闭。</p>
        </Card>
      }
    >
      {shownPlates.map((plate) => (
        <PlateDeductionChannelsCard
          key={plate.plateId}
          plate={plate}
          rows={withholdingsQuery.currentData?.results ?? []}
          offers={offers}
          actions={actions}
        />
      ))}
      <LinkButton to={pathTo('senselessPaymentList')}>管理无感支付和扣款记录</LinkButton>
    </ListScreen>
  );
}
