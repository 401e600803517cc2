import { skipToken } from '@reduxjs/toolkit/query';

import { SECOND_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePolling } from '@/platform/clock/usePolling';
import { useServerNow } from '@/platform/clock/useServerNow';
import { useListRegisteredBerthsQuery } from '@/services/booking/berths';
import { useGetLockQuery } from '@/services/booking/locks';
import { LinkBottomActionBar } from '@/ui/bar/LinkBottomActionBar';
import { Card } from '@/ui/card/Card';
import { Timeline } from '@/ui/card/Timeline';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { findAccountBindingErrorCode } from '../model/bindingError';
import { AccountBindingRequiredView } from '../parts/AccountBindingRequiredView';
import { missingParkingLockEmptyProps } from '../parts/missingItems';
import { EvasionCarsCard } from './EvasionCarsCard';
import { toParkingLockCommandHistory } from './model/lockText';
import { ParkingLockDetailsCard } from './ParkingLockDetailsCard';
import { ParkingLockLinksCard } from './ParkingLockLinksCard';

/** The lock may be moved from another phone. */
const POLL_INTERVALS = { visibleMs: 10 * SECOND_MS };

/** 车位锁详情: who may use the lock and until when, the last commands, and where to report a fault. */
export default function SpaceLockDetailScreen() {
  const { frame, query } = useScreen('spaceLockDetail');
  const { lockId } = query;
  const now = useServerNow();
  const lockQuery = useGetLockQuery(lockId === undefined ? skipToken : { lockId }, {
    refetchOnMountOrArgChange: true,
  });
  const lock = lockQuery.currentData;
  const berths = useListRegisteredBerthsQuery().currentData;
  const isOwn = lock?.bookOrderNo === '';
  const ownBerth = berths?.list.find((berth) => berth.lockId === lockId);
  usePolling(lock === undefined ? null : lockQuery.refetch, POLL_INTERVALS);
  const bindCode = findAccountBindingErrorCode(lockQuery);
  if (bindCode !== null) return <AccountBindingRequiredView frame={frame} code={bindCode} />;
  const load = toContentLoadState(lockQuery, {
    message: '地锁加载失败',
    waitingFor: '正在查询地锁…',
    isGoneWhenRefused: true,
    isNamed: lockId !== undefined,
  });
  const bar = lock && (
    <LinkBottomActionBar to={pathTo('spaceLockControl', { lockId: lock.lockId })}>去控制</LinkBottomActionBar>
  );
  const steps = lock === undefined ? [] : toParkingLockCommandHistory(lock, now);
  return (
    <DetailScreen
      frame={bar === undefined ? frame : { ...frame, bar }}
      load={load}
      empty={missingParkingLockEmptyProps}
    >
      {lock !== undefined && (
        <>
          <ParkingLockDetailsCard lock={lock} ownBerth={ownBerth} now={now} />
          {steps.length > 0 && (
            <Card title="最近操作">
              <Timeline label="最近操作" steps={steps} />
            </Card>
          )}
          {isOwn && <EvasionCarsCard lockId={lock.lockId} />}
          <ParkingLockLinksCard lock={lock} />
        </>
      )}
    </DetailScreen>
  );
}
