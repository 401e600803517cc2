import { PARKING_LOCK_COMMAND } from '@/domain/booking/lockCodes';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { useGetParkQuery } from '@/services/dealer/park';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { CardRows } from '@/ui/list/CardRows';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { requestBusyText } from '@/widgets/loading/requestText';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { PhoneNumberRows } from '@/widgets/place/PhoneNumberRows';
import { toDestinationParams, useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import { findAccountBindingErrorCode } from '../model/bindingError';
import { AccountBindingRequiredView } from '../parts/AccountBindingRequiredView';
import { missingParkingLockEmptyProps } from '../parts/missingItems';
import {
  LOCK_RAISE_BLOCKED_BY_CAR_TEXT,
  parkingLockMoveBlockReason,
  toParkingLockFaultReportQueryParams,
} from './model/lockText';
import { ParkingLockFactsCard, ParkingLockStatusCard } from './ParkingLockFactsCard';
import { ParkingLockFailureNotices } from './ParkingLockFailureNotices';
import { useMoveParkingLock } from './useMoveParkingLock';
import { useParkingLock } from './useParkingLock';

const LOCATION_TEXTS = { purpose: '再看您离车位多远', failureNote: '不知道您离车位多远' };

interface LockControlProps {
  readonly frame: ScreenHeaderProps<'spaceLockControl'>;
  readonly lockId: string;
}

/** One lock: its state, the available command, and whom to call. */
export function ParkingLockControlView({ frame, lockId }: LockControlProps) {
  const now = useServerNow();
  const view = useParkingLock(lockId);
  const mover = useMoveParkingLock(lockId, view);
  const { lock, face, query, isLate } = view;
  const distance = useLotDistance(lock?.parkId);
  const bindCode = findAccountBindingErrorCode(query);
  if (bindCode !== null) return <AccountBindingRequiredView frame={frame} code={bindCode} />;
  if (lock === null) {
    // A response about another lock counts as an error.
    const lockQuery = { ...query, currentData: undefined, isError: query.isError || query.currentData !== undefined };
    const load = toContentLoadState(lockQuery, {
      message: '地锁加载失败',
      waitingFor: '正在查询地锁…',
      isGoneWhenRefused: true,
    });
    return <DetailScreen frame={frame} load={load} empty={missingParkingLockEmptyProps} cardHeights={[220, 200]} />;
  }
  const blockReason = parkingLockMoveBlockReason(lock, { nowMs: now, distanceM: distance.distanceM });
  const reportPath = getPathIfInBuild('customerServiceFeedBack', toParkingLockFaultReportQueryParams(lock, now));
  const isMoving = face === 'moving' || face === 'sending' || face === 'asking' || mover.isBusy;
  const isDown = face === 'down';
  const carBlockReason = isDown && lock.hasCar === 1 ? LOCK_RAISE_BLOCKED_BY_CAR_TEXT : '';
  const cmd = isDown ? PARKING_LOCK_COMMAND.raise : PARKING_LOCK_COMMAND.lower;
  const note = isMoving ? '' : blockReason || carBlockReason;
  const buttonLabel = isLate ? '重试' : isDown ? '升锁' : '降锁';
  const commandToSend = isLate ? (view.command?.is === 'moving' ? view.command.cmd : cmd) : cmd;
  return (
    <ScreenFrame
      {...frame}
      bar={
        <BottomActionBar note={note || undefined}>
          <MoveButton
            blockReason={note}
            onMove={() => mover.move(commandToSend)}
            busyText={isMoving ? (requestBusyText(mover.stage, '正在发送…') ?? busyFaceText(face)) : undefined}
          >
            {buttonLabel}
          </MoveButton>
        </BottomActionBar>
      }
    >
      <ParkingLockStatusCard lock={lock} view={view} stage={mover.stage} />
      <ParkingLockFailureNotices parkId={lock.parkId} view={view} stage={mover.stage} />
      <ParkingLockFactsCard lock={lock} distanceM={distance.distanceM} />
      {distance.line}
      <Card title="开不了锁怎么办">
        <CardRows>
          <PhoneNumberRows parkId={lock.parkId} />
        </CardRows>
        <CardActions>
          <TextButton onPress={() => void query.refetch()}>刷新状态</TextButton>
          <LinkButton to={pathTo('spaceLockDetail', { lockId })}>地锁详情</LinkButton>
          {reportPath !== undefined && <LinkButton to={reportPath}>报障</LinkButton>}
        </CardActions>
      </Card>
    </ScreenFrame>
  );
}

interface MoveButtonProps {
  /** Why the lock cannot be moved now; empty if it can. */
  readonly blockReason: string;
  readonly onMove: () => void;
  readonly busyText: string | undefined;
  readonly children: string;
}

function MoveButton({ blockReason, onMove, busyText, children }: MoveButtonProps) {
  return (
    <PrimaryButton onPress={usePrimaryButtonHandler(blockReason, onMove)} busyText={busyText}>
      {children}
    </PrimaryButton>
  );
}

const busyFaceText = (face: string): string => (face === 'asking' ? '正在查询…' : '移动中…');

/** The distance from the driver to the lot in metres; null while unknown. */
function useLotDistance(parkId: string | undefined) {
  const around = useNearbyCenter(LOCATION_TEXTS);
  const isEnabled = parkId !== undefined && around.driverLocation !== null;
  const park = useGetParkQuery(
    { parkId: parkId ?? '', ...toDestinationParams(around.driverLocation) },
    { skip: !isEnabled },
  ).currentData;
  const distance = park?.distance ?? Number.NaN;
  return { distanceM: isEnabled && Number.isFinite(distance) ? distance : null, line: around.locationNotice };
}
