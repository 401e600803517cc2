import { defaultFirst } from '@/domain/plate/defaultFirst';
import { pathTo } from '@/navigation/paths';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useListWithholdingsQuery } from '@/services/pay/withholdings';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { joinQueries, toLoadState } from '@/widgets/loading/toLoadState';

import { useDeductionActions } from './parts/useDeductionActions';
import { useOffers } from './parts/useOffers';
import { PlateWithholding } from './PlateWithholding';

interface PlatesToOpenProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** Only this plate; all plates without it. */
  readonly plateId: string | undefined;
}

/** All plates with their channels. The state comes from the server and is refetched whenever the page becomes visible again. */
export function PlatesToOpen({ frame, plateId }: PlatesToOpenProps) {
  const actions = useDeductionActions();
  const offers = useOffers();
  const plates = useListBoundPlatesQuery();
  const withholdingsQuery = useListWithholdingsQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const own = plates.currentData?.results ?? [];
  const shown = own.some((plate) => plate.plateId === plateId)
    ? own.filter((plate) => plate.plateId === plateId)
    : defaultFirst(own);
  const load = toLoadState(joinQueries(withholdingsQuery, plates), {
    what: '无感支付加载失败',
    waitingFor: '正在查询无感支付…',
    isEmpty: ({ results }) => results.length === 0,
  });
  return (
    <ListScreen
      frame={frame}
      load={load}
      empty={{
        drawing: 'plate',
        text: '添加车辆后可以开通无感支付',
        action: <LinkButton to={pathTo('addCar', { redirect: pathTo('senselessPayment') })}>添加车辆</LinkButton>,
      }}
      head={
        <Card title="离场自动扣费，无需停车缴费">
          <p>开通后，车辆离场时自动扣停车费，每一笔都能在扣款记录里查到，随时可以关闭。</p>
        </Card>
      }
    >
      {shown.map((plate) => (
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
