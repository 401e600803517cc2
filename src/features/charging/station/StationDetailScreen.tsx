import { SECOND_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePolling } from '@/platform/clock/usePolling';
import { type ChargingPricePeriod, useGetStationQuery } from '@/services/cps/stations';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { toPlaceLoadState } from '@/widgets/place/model/toPlaceLoadState';
import { toDestinationParams, useNearbyCenter } from '@/widgets/place/useNearbyCenter';
import { useStationFromLists } from '@/widgets/place/useStationFromLists';

import { useScanGun } from '../parts/useScanGun';
import { WrongGunCodeNotice } from '../parts/WrongGunCodeNotice';
import { EnergyPriceTableCard } from './EnergyPriceTableCard';
import { GunsCard } from './GunsCard';
import { StaleGunsNotice } from './StaleGunsNotice';
import { StationDetailCards } from './StationDetailCards';
import { StationHeaderCard } from './StationHeaderCard';

const NO_PRICES: readonly ChargingPricePeriod[] = [];
/** Guns are occupied and released within minutes. */
const POLL_INTERVALS = { visibleMs: 15 * SECOND_MS };

/**
 * One charging station: its guns, the price per kWh and its next change, and other costs. The data of the list is shown
 * at once, and also if the call for this station fails; that call adds the single guns and the prices of the day.
 */
export default function StationDetailScreen() {
  const { frame, query } = useScreen('chargeStationDetail');
  const { stationId = '' } = query;
  const around = useNearbyCenter();
  const { scan, wrong } = useScanGun();
  const stationQuery = useGetStationQuery(
    { stationId, ...toDestinationParams(around.point) },
    { skip: around.point === null || stationId === '', refetchOnMountOrArgChange: true },
  );
  const { currentData: detail, refetch, isFetching, isError, fulfilledTimeStamp } = stationQuery;
  usePolling(detail === undefined ? null : refetch, POLL_INTERVALS);
  const listed = useStationFromLists(stationId, { around, centre: null, detail: stationQuery });
  const row = listed.row === undefined ? undefined : { ...listed.row, isCollected: listed.isCollected };
  const station = detail ?? row;
  const load = toContentLoadState(stationQuery, {
    message: '充电站加载失败',
    waitingFor: '正在查询充电站…',
    isGoneWhenRefused: true,
    isNamed: stationId !== '',
  });
  return (
    <DetailScreen
      frame={{
        ...frame,
        bar: (
          <BottomActionBar>
            <PrimaryButton onPress={scan}>扫码充电</PrimaryButton>
          </BottomActionBar>
        ),
      }}
      load={load.state === 'empty' ? load : toPlaceLoadState(load, station, listed.isLoading)}
      empty={{
        illustration: 'search',
        text: '没有找到这个充电站',
        action: <LinkButton to={pathTo('map', { isFromHome: '2' })}>看附近充电站</LinkButton>,
      }}
      cardHeights={[200, 320, 400]}
    >
      <WrongGunCodeNotice wrong={wrong} />
      {station !== undefined && (
        <>
          {isError && detail !== undefined && <StaleGunsNotice readAtMs={fulfilledTimeStamp ?? 0} />}
          <StationHeaderCard station={station} around={around} isBusy={isFetching || listed.isLoading} />
          <EnergyPriceTableCard prices={detail?.periodPrices ?? NO_PRICES} currentPrice={station.currentPrice} />
          <GunsCard station={station} detail={stationQuery} />
          <StationDetailCards station={station} />
        </>
      )}
    </DetailScreen>
  );
}
