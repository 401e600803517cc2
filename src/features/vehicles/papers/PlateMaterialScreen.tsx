import { dayOf } from '@/domain/day';
import { defaultFirst } from '@/domain/plate/defaultFirst';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { withoutAny } from '@/widgets/loading/withoutAny';

import { claims, papersOf } from './model/papers';
import { PapersCard } from './PapersCard';
import { usePapers } from './usePapers';

/** Which vehicles are certified, and which claims are in progress. */
export default function PlateMaterialScreen() {
  const { frame } = useScreen('plateMaterial');
  const { clock } = usePorts();
  const { papers, plates, load } = usePapers();
  const today = dayOf(clock.serverNow());
  const claimed = claims(papers, plates);
  return (
    <ListScreen
      frame={frame}
      load={withoutAny(load, plates.length + claimed.length === 0)}
      empty={{
        drawing: 'plate',
        text: '添加车辆后可以认证',
        action: <LinkButton to={pathTo('addCar', { redirect: pathTo('plateMaterial') })}>添加车辆</LinkButton>,
      }}
      head={
        <Card title="认证有什么用">
          <p>停车申诉审核更快；新能源车享充电停车优惠；被他人绑定的车牌可以认领回来。</p>
        </Card>
      }
      rowHeight={184}
    >
      {defaultFirst(plates).map((plate) => (
        <PapersCard
          key={plate.plateId}
          plate={plate}
          vehicle={papersOf(papers, plate.plateNo, 'vehicle')}
          disabled={papersOf(papers, plate.plateNo, 'disabled')}
          today={today}
        />
      ))}
      {claimed.map((claim) => (
        <PapersCard key={claim.materialId} plate={claim} vehicle={claim} disabled={null} today={today} />
      ))}
    </ListScreen>
  );
}
