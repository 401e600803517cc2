import { freeGunsText } from '@/domain/places/nearbyFacts';
import type { Station } from '@/services/cps/stations';
import { Card } from '@/ui/card/Card';
import { contentOf, LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { GunGrid } from './GunGrid';
import type { ShownStation } from './model/stationWords';

interface GunsCardProps {
  readonly station: ShownStation;
  readonly detail: LoadQuery<Station>;
}

/** The guns of a station. Until the call about one station has answered, and where it fails, how many are free stands alone. */
export function GunsCard({ station: { guns, quickChargingInfo, slowChargingInfo }, detail }: GunsCardProps) {
  const hasGuns = guns !== undefined && guns.length > 0;
  const counts = [freeGunsText('快充', quickChargingInfo), freeGunsText('慢充', slowChargingInfo)];
  return (
    <Card title="充电枪">
      {!hasGuns && counts.map((text) => text !== '' && <p key={text}>{text}</p>)}
      {guns === undefined && (
        <LoadedContent
          {...contentOf(toLoadState(detail, { what: '枪状态加载失败', size: 'block' }), undefined)}
          skeleton={<Skeleton height={200} shape="card" />}
        />
      )}
      {guns !== undefined && (hasGuns ? <GunGrid guns={guns} /> : <p>枪状态暂不支持查看，以现场为准</p>)}
    </Card>
  );
}
