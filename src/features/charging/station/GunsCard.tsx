import { freeGunsText } from '@/domain/places/nearbyPlaceTexts';
import type { ChargingStation } from '@/services/cps/stations';
import { Card } from '@/ui/card/Card';
import { LoadStateContent, toContentProps } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';

import { GunGroupsByType } from './GunGroupsByType';
import type { StationWithDetail } from './model/stationText';

interface GunsCardProps {
  readonly station: StationWithDetail;
  readonly detail: LoadQueryResult<ChargingStation>;
}

/**
 * The guns of a station. Until the station's details are loaded, or if that fails, only the numbers of free guns are
 * shown.
 */
export function GunsCard({ station: { guns, quickChargingInfo, slowChargingInfo }, detail }: GunsCardProps) {
  const hasGuns = guns !== undefined && guns.length > 0;
  const counts = [freeGunsText('快充', quickChargingInfo), freeGunsText('慢充', slowChargingInfo)];
  return (
    <Card title="充电枪">
      {!hasGuns && counts.map((text) => text !== '' && <p key={text}>{text}</p>)}
      {guns === undefined && (
        <LoadStateContent
          {...toContentProps(toContentLoadState(detail, { message: '枪状态加载失败', size: 'block' }), undefined)}
          skeleton={<Skeleton height={200} shape="card" />}
        />
      )}
      {guns !== undefined && (hasGuns ? <GunGroupsByType guns={guns} /> : <p>枪状态暂不支持查看，以现场为准</p>)}
    </Card>
  );
}
