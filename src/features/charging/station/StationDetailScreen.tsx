import { SECOND_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetStationQuery } from '@/services/cps/stations';
import { useAskEvery } from '@/services/transport/clock/useAskEvery';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { loadOf } from '@/widgets/loading/loadOf';
import { destinationOf, useAround } from '@/widgets/place/useAround';

import { useScanGun } from '../parts/useScanGun';
import { WrongCodeNotice } from '../parts/WrongCodeNotice';
import { GunGrid } from './GunGrid';
import { PriceTable } from './PriceTable';
import { StaleNotice } from './StaleNotice';
import { StationHead } from './StationHead';
import { StationRules } from './StationRules';

/** Guns are taken and left within minutes. */
const ASK_EVERY = { seenMs: 15 * SECOND_MS };

/** One charging station: its guns as they are now, what a kWh costs and when that changes, and what else costs money. */
export default function StationDetailScreen() {
  const { frame, query } = useScreen('chargeStationDetail');
  const { stationId = '' } = query;
  const around = useAround();
  const { scan, wrong } = useScanGun();
  const stationQuery = useGetStationQuery(
    { stationId, ...destinationOf(around.point) },
    { skip: around.point === null || stationId === '', refetchOnMountOrArgChange: true },
  );
  const { currentData: station, refetch, isFetching, isError, fulfilledTimeStamp } = stationQuery;
  useAskEvery(station === undefined ? null : refetch, ASK_EVERY);
  return (
    <DetailScreen
      frame={{
        ...frame,
        bar: (
          <BottomBar>
            <PrimaryButton onPress={scan}>扫码充电</PrimaryButton>
          </BottomBar>
        ),
      }}
      load={loadOf(stationQuery, {
        what: '充电站加载失败',
        waitingFor: '正在查询充电站…',
        isGoneWhenRefused: true,
        isNamed: stationId !== '',
      })}
      empty={{
        drawing: 'search',
        text: '没有找到这个充电站',
        action: <LinkButton to={pathTo('map', { isFromHome: '2' })}>看附近充电站</LinkButton>,
      }}
      cardHeights={[200, 320, 400]}
    >
      <WrongCodeNotice wrong={wrong} />
      {station !== undefined && (
        <>
          {isError && <StaleNotice readAtMs={fulfilledTimeStamp ?? 0} />}
          <StationHead station={station} around={around} isBusy={isFetching} />
          <PriceTable prices={station.periodPrices} currentPrice={station.currentPrice} />
          <Card title="充电枪">
            {station.guns.length === 0 ? <p>枪状态暂不支持查看，以现场为准</p> : <GunGrid guns={station.guns} />}
          </Card>
          <StationRules station={station} />
        </>
      )}
    </DetailScreen>
  );
}
