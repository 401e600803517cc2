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

import { bindCodeIn } from '../model/binding';
import { NeedsBinding } from '../parts/NeedsBinding';
import { EvasionCard } from './EvasionCard';
import { goneLock } from './goneLock';
import { LockLinks } from './LockLinks';
import { batteryText, commandSteps, listedTone, listedWord } from './model/lockWords';

/** Another phone may move it. */
const ASK_EVERY = { seenMs: 10 * SECOND_MS };

/** 车位锁详情: whose right it is and how long, the last commands, and where to report a fault. */
export default function SpaceLockDetailScreen() {
  const { frame, query } = useScreen('spaceLockDetail');
  const { lockId } = query;
  const now = useServerNow();
  const lockQuery = useGetLockQuery(lockId === undefined ? skipToken : { lockId }, {
    refetchOnMountOrArgChange: true,
  });
  const lock = lockQuery.currentData;
  const berths = useListRegisteredBerthsQuery().currentData;
  // Only a booked berth has a booking. The driver's own berths tell until when the right lasts.
  const isOwn = lock?.bookOrderNo === '';
  const own = berths?.list.find((berth) => berth.lockId === lockId);
  usePolling(lock === undefined ? null : lockQuery.refetch, ASK_EVERY);
  const bindCode = bindCodeIn(lockQuery);
  if (bindCode !== null) return <NeedsBinding frame={frame} code={bindCode} />;
  const load = toLoadState(lockQuery, {
    what: '地锁加载失败',
    waitingFor: '正在查询地锁…',
    isGoneWhenRefused: true,
    isNamed: lockId !== undefined,
  });
  const bar = lock && <LinkBar to={pathTo('spaceLockControl', { lockId: lock.lockId })}>去控制</LinkBar>;
  const steps = lock === undefined ? [] : commandSteps(lock, now);
  const span = (from: string, to: string) => formatSpan(parseServerTime(from), parseServerTime(to), now);
  return (
    <DetailScreen frame={bar === undefined ? frame : { ...frame, bar }} load={load} empty={goneLock}>
      {lock !== undefined && (
        <>
          <Card>
            <StatusHeader title={lock.lockName} word={listedWord(lock)} tone={listedTone(lock)} />
            <FactRows
              facts={[
                { label: '停车场', value: lock.parkName },
                { label: '车位', value: lock.berthNo },
                { label: '使用权', value: isOwn ? '自有车位' : '预约车位' },
                {
                  label: '有效期',
                  value: own === undefined ? span(lock.controlFrom, lock.controlTo) : span(own.validFrom, own.validTo),
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
