import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListVinsQuery } from '@/services/cps/vins';
import { LinkBar } from '@/ui/bar/LinkBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/card/Notice';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { VinCard } from './VinCard';

/** 即插即充: the driver's VINs. */
export default function VinManageScreen() {
  const { frame } = useScreen('chargingVinManage');
  // A review goes on by itself.
  const query = useListVinsQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = query.currentData?.results ?? [];
  const add = pathTo('chargingVinAdd');
  return (
    <ListScreen
      frame={{ ...frame, ...(rows.length > 0 ? { bar: <LinkBar to={add}>添加车架号</LinkBar> } : {}) }}
      head={<Notice>插枪就充，不用扫码；费用从余额扣</Notice>}
      load={toLoadState(query, {
        what: '车架号加载失败',
        waitingFor: '正在查询车架号…',
        isEmpty: ({ results }) => results.length === 0,
      })}
      empty={{
        drawing: 'plate',
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
