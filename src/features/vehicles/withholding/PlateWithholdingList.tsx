import { sortDefaultFirst } from '@/domain/plate/sortDefaultFirst';
import { pathTo } from '@/navigation/paths';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useListWithholdingsQuery } from '@/services/pay/withholdings';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { combineQueries, toLoadState } from '@/widgets/loading/toLoadState';

import { useDeductionActions } from './parts/useDeductionActions';
import { useWithholdingOffers } from './parts/useWithholdingOffers';
import { PlateWithholding } from './PlateWithholding';

interface PlateWithholdingListProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** Only this plate; all plates without it. */
  readonly plateId: string | undefined;
}

/** All plates with their channels. The state comes from the server and is refetched whenever the page becomes visible again. */
export function PlateWithholdingList({ frame, plateId }: PlateWithholdingListProps) {
  const actions = useDeductionActions();
  const offers = useWithholdingOffers();
  const platesQuery = useListBoundPlatesQuery();
  const withholdingsQuery = useListWithholdingsQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const ownPlates = platesQuery.currentData?.results ?? [];
  const shownPlates = ownPlates.some((plate) => plate.plateId === plateId)
    ? ownPlates.filter((plate) => plate.plateId === plateId)
    : sortDefaultFirst(ownPlates);
  const load = toLoadState(combineQueries(withholdingsQuery, platesQuery), {
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
        <PlateWithholding
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
