import { skipToken } from '@reduxjs/toolkit/query';

import { parseServerTime } from '@/domain/time';
import { formatSpan } from '@/domain/timeSpan';
import { SECOND_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListRegisteredBerthsQuery } from '@/services/booking/berths';
import { useGetLockQuery } from '@/services/booking/locks';
import { usePolling } from '@/services/transport/clock/usePolling';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkBar } from '@/ui/bar/LinkBar';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { Timeline } from '@/ui/card/Timeline';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { findBindingErrorCode } from '../model/bindingError';
import { BindingRequiredView } from '../parts/BindingRequiredView';
import { EvasionCard } from './EvasionCard';
import { LockLinks } from './LockLinks';
import { missingLock } from './missingLock';
import { batteryText, lockStateLabel, lockStateTone, toCommandSteps } from './model/lockText';

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
  // Only booked berths have a booking. For the driver's own berths the registered berth has the period of validity.
  const isOwn = lock?.bookOrderNo === '';
  const ownBerth = berths?.list.find((berth) => berth.lockId === lockId);
  usePolling(lock === undefined ? null : lockQuery.refetch, POLL_INTERVALS);
  const bindCode = findBindingErrorCode(lockQuery);
  if (bindCode !== null) return <BindingRequiredView frame={frame} code={bindCode} />;
  const load = toLoadState(lockQuery, {
    message: '地锁加载失败',
    waitingFor: '正在查询地锁…',
    isGoneWhenRefused: true,
    isNamed: lockId !== undefined,
  });
  const bar = lock && <LinkBar to={pathTo('spaceLockControl', { lockId: lock.lockId })}>去控制</LinkBar>;
  const steps = lock === undefined ? [] : toCommandSteps(lock, now);
  const span = (from: string, to: string) => formatSpan(parseServerTime(from), parseServerTime(to), now);
  return (
    <DetailScreen frame={bar === undefined ? frame : { ...frame, bar }} load={load} empty={missingLock}>
      {lock !== undefined && (
        <>
          <Card>
            <StatusHeader title={lock.lockName} word={lockStateLabel(lock)} tone={lockStateTone(lock)} />
            <FactRows
              facts={[
                { label: '停车场', value: lock.parkName },
                { label: '车位', value: lock.berthNo },
                { label: '使用权', value: isOwn ? '自有车位' : '预约车位' },
                {
                  label: '有效期',
                  value: span(ownBerth?.validFrom ?? lock.controlFrom, ownBerth?.validTo ?? lock.controlTo),
                },
                { label: '电量', value: batteryText(lock.batteryPercent) },
              ]}
            />
          </Card>
          {steps.length > 0 && (
            <Card title="最近操作">
              <Timeline label="最近操作" steps={steps} />
            </Card>
          )}
          {isOwn && <EvasionCard lockId={lock.lockId} />}
          <LockLinks lock={lock} />
        </>
      )}
    </DetailScreen>
  );
}
