import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router-dom';

import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { usePolling } from '@/platform/clock/usePolling';
import { useGetGunQuery, useGetStationQuery } from '@/services/cps/stations';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { getNotFoundError } from '@/widgets/loading/getNotFoundError';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { toDestinationParams, useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import { ChooseGunView } from './ChooseGunView';
import { needsOtherGun } from './model/gunBlockReason';
import { gunInUrlErrorText } from './model/startText';
import { StartChargingForm } from './StartChargingForm';

/** A driver who plugs in waits for the new state. */
const GUN_INTERVALS = { visibleMs: 3 * SECOND_MS };
/** The operator may change its prices at any time. */
const STATION_INTERVALS = { visibleMs: MINUTE_MS };
/** A driver who cannot use this gun chooses among the free ones, which are taken within minutes. */
const CHOICE_INTERVALS = { visibleMs: 15 * SECOND_MS };

/** 充电确认: a gun before its charge starts. */
export default function ChargingPageScreen() {
  const { frame, query } = useScreen('chargingPage');
  const { gunNo, stationId } = query;
  const { search } = useLocation();
  const gunQuery = useGetGunQuery(gunNo === undefined ? skipToken : { gunNo }, { refetchOnMountOrArgChange: true });
  const gun = gunQuery.currentData;
  const around = useNearbyCenter();
  const stationQuery = useGetStationQuery(
    gun === undefined || around.point === null
      ? skipToken
      : { stationId: gun.stationId, ...toDestinationParams(around.point) },
    { refetchOnMountOrArgChange: true },
  );
  const station = stationQuery.currentData;
  usePolling(gun === undefined ? null : gunQuery.refetch, GUN_INTERVALS);
  const isChoosing = gun !== undefined && needsOtherGun(gun.gunState);
  usePolling(station === undefined ? null : stationQuery.refetch, isChoosing ? CHOICE_INTERVALS : STATION_INTERVALS);
  const missingError = getNotFoundError(gunQuery);
  if (gunNo === undefined || missingError !== null) {
    const problem =
      missingError === null ? gunInUrlErrorText(search) : missingError.message || '没有找到这把枪，请核对枪号';
    return <ChooseGunView frame={frame} stationId={stationId} problem={problem} />;
  }
  if (gun === undefined || station === undefined) {
    const loadTexts = { message: '充电枪加载失败', waitingFor: '正在查询充电枪…' };
    return (
      <DetailScreen
        frame={frame}
        load={toContentLoadState(combineQueries(gunQuery, stationQuery), loadTexts)}
        cardHeights={[160, 220, 300]}
      />
    );
  }
  const refreshErrorText = gunQuery.isError ? '枪状态刷新失败，请检查网络' : '';
  return (
    <StartChargingForm key={gunNo} frame={frame} gun={gun} station={station} refreshErrorText={refreshErrorText} />
  );
}
