import { SECOND_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type PricePeriod, useGetStationQuery } from '@/services/cps/stations';
import { usePolling } from '@/services/transport/clock/usePolling';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { placeLoad } from '@/widgets/place/model/placeLoad';
import { destinationOf, useAround } from '@/widgets/place/useAround';
import { useListedStation } from '@/widgets/place/useListedStation';

import { useScanGun } from '../parts/useScanGun';
import { WrongCodeNotice } from '../parts/WrongCodeNotice';
import { GunsCard } from './GunsCard';
import { PriceTable } from './PriceTable';
import { StaleNotice } from './StaleNotice';
import { StationHead } from './StationHead';
import { StationRules } from './StationRules';

const NO_PRICES: readonly PricePeriod[] = [];
/** Guns are taken and left within minutes. */
const ASK_EVERY = { seenMs: 15 * SECOND_MS };

/**
 * One charging station: its guns as they are now, what a kWh costs and when that changes, and what else costs money. What the list has of it is shown at
 * once, and also where the call about one station fails; that call brings the single guns and the prices of the day.
 */
export default function StationDetailScreen() {
  const { frame, query } = useScreen('chargeStationDetail');
  const { stationId = '' } = query;
  const around = useAround();
  const { scan, wrong } = useScanGun();
  const stationQuery = useGetStationQuery(
    { stationId, ...destinationOf(around.point) },
    { skip: around.point === null || stationId === '', refetchOnMountOrArgChange: true },
  );
  const { currentData: detail, refetch, isFetching, isError, fulfilledTimeStamp } = stationQuery;
  usePolling(detail === undefined ? null : refetch, ASK_EVERY);
  const listed = useListedStation(stationId, { around, centre: null, detail: stationQuery });
  const row = listed.row === undefined ? undefined : { ...listed.row, isCollected: listed.isCollected };
  const station = detail ?? row;
  const load = toLoadState(stationQuery, {
    what: '充电站加载失败',
    waitingFor: '正在查询充电站…',
    isGoneWhenRefused: true,
    isNamed: stationId !== '',
  });
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
      load={load.state === 'empty' ? load : placeLoad(load, station, listed.isLoading)}
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
          {isError && detail !== undefined && <StaleNotice readAtMs={fulfilledTimeStamp ?? 0} />}
          <StationHead station={station} around={around} isBusy={isFetching || listed.isLoading} />
          <PriceTable prices={detail?.periodPrices ?? NO_PRICES} currentPrice={station.currentPrice} />
          <GunsCard station={station} detail={stationQuery} />
          <StationRules station={station} />
        </>
      )}
    </DetailScreen>
  );
}
