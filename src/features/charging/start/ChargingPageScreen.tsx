import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router-dom';

import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetGunQuery, useGetStationQuery } from '@/services/cps/stations';
import { usePolling } from '@/services/transport/clock/usePolling';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { notFoundError } from '@/widgets/loading/notFoundError';
import { joinQueries, toLoadState } from '@/widgets/loading/toLoadState';
import { destinationOf, useAround } from '@/widgets/place/useAround';

import { GunChoice } from './GunChoice';
import { addressProblem } from './model/gunAddress';
import { needsOtherGun } from './model/startBlock';
import { StartForm } from './StartForm';

/** A driver who plugs in waits for this. */
const GUN_RHYTHM = { seenMs: 3 * SECOND_MS };
/** The operator may change its prices at any time. */
const STATION_RHYTHM = { seenMs: MINUTE_MS };
/** Who cannot use this gun chooses among the free ones, which are taken within minutes. */
const CHOICE_RHYTHM = { seenMs: 15 * SECOND_MS };

/** 充电确认: a gun before its charge. */
export default function ChargingPageScreen() {
  const { frame, query } = useScreen('chargingPage');
  const { gunNo, stationId } = query;
  const { search } = useLocation();
  const gunQuery = useGetGunQuery(gunNo === undefined ? skipToken : { gunNo }, { refetchOnMountOrArgChange: true });
  const gun = gunQuery.currentData;
  const around = useAround();
  const stationQuery = useGetStationQuery(
    gun === undefined || around.point === null
      ? skipToken
      : { stationId: gun.stationId, ...destinationOf(around.point) },
    { refetchOnMountOrArgChange: true },
  );
  const station = stationQuery.currentData;
  usePolling(gun === undefined ? null : gunQuery.refetch, GUN_RHYTHM);
  const isChoosing = gun !== undefined && needsOtherGun(gun.gunState);
  usePolling(station === undefined ? null : stationQuery.refetch, isChoosing ? CHOICE_RHYTHM : STATION_RHYTHM);
  const gone = notFoundError(gunQuery);
  if (gunNo === undefined || gone !== null) {
    const problem = gone === null ? addressProblem(search) : gone.message || '没有找到这把枪，请核对枪号';
    return <GunChoice frame={frame} stationId={stationId} problem={problem} />;
  }
  if (gun === undefined || station === undefined) {
    const words = { what: '充电枪加载失败', waitingFor: '正在查询充电枪…' };
    return (
      <DetailScreen
        frame={frame}
        load={toLoadState(joinQueries(gunQuery, stationQuery), words)}
        cardHeights={[160, 220, 300]}
      />
    );
  }
  const trouble = gunQuery.isError ? '枪状态刷新失败，请检查网络' : '';
  return <StartForm key={gunNo} frame={frame} gun={gun} station={station} trouble={trouble} />;
}
