import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListVinsQuery } from '@/services/cps/vins';
import { LinkBottomActionBar } from '@/ui/bar/LinkBottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { VinCard } from './VinCard';

/** 即插即充: the driver's VINs. */
export default function VinManageScreen() {
  const { frame } = useScreen('chargingVinManage');
  // Refetched on mount, because a review ends without any action of the driver.
  const query = useListVinsQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = query.currentData?.results ?? [];
  const add = pathTo('chargingVinAdd');
  return (
    <ListScreen
      frame={{
        ...frame,
        ...(rows.length > 0 ? { bar: <LinkBottomActionBar to={add}>添加车架号</LinkBottomActionBar> } : {}),
      }}
      header={<NoticeBanner>插枪就充，不用扫码；费用从余额扣</NoticeBanner>}
      load={toContentLoadState(query, {
        message: '车架号加载失败',
        waitingFor: '正在查询车架号…',
        isEmpty: ({ results }) => results.length === 0,
      })}
      empty={{
        illustration: 'plate',
        text: '还没有登记车架号',
        action: (
          <LinkButton variant="primary" to={add}>
            添加车架号
          </LinkButton>
        ),
      }}
      rowHeight={168}
    >
      {rows.map((vin) => (
        <VinCard key={vin.vinId} vin={vin} />
      ))}
    </ListScreen>
  );
}
