import { LOCK_COMMAND } from '@/domain/booking/lockCodes';
import { usePrimaryAction } from '@/flows/notices/usePrimaryAction';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { CardRows } from '@/ui/list/CardRows';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { requestBusyText } from '@/widgets/loading/requestText';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { CallRows } from '@/widgets/place/CallRows';

import { findBindingErrorCode } from '../model/bindingError';
import { BindingRequiredView } from '../parts/BindingRequiredView';
import { LockFactsCard, LockStatusCard } from './LockFactsCard';
import { LockNotices } from './LockNotices';
import { missingLock } from './missingLock';
import { CAR_ON_BERTH_TEXT, faultReportQuery, lockBlockReason } from './model/lockText';
import { useLock } from './useLock';
import { useLockDistance } from './useLockDistance';
import { useMoveLock } from './useMoveLock';

interface LockControlProps {
  readonly frame: ScreenHeaderProps<'spaceLockControl'>;
  readonly lockId: string;
}

/** One lock: its state, the available command, and whom to call. */
export function LockControl({ frame, lockId }: LockControlProps) {
  const now = useServerNow();
  const view = useLock(lockId);
  const mover = useMoveLock(lockId, view);
  const { lock, face, query, isLate } = view;
  const distance = useLockDistance(lock?.parkId);
  const bindCode = findBindingErrorCode(query);
  if (bindCode !== null) return <BindingRequiredView frame={frame} code={bindCode} />;
  if (lock === null) {
    // A response about another lock counts as an error.
    const lockQuery = { ...query, currentData: undefined, isError: query.isError || query.currentData !== undefined };
    const load = toLoadState(lockQuery, {
      message: '地锁加载失败',
      waitingFor: '正在查询地锁…',
      isGoneWhenRefused: true,
    });
    return <DetailScreen frame={frame} load={load} empty={missingLock} cardHeights={[220, 200]} />;
  }
  const blockReason = lockBlockReason(lock, { nowMs: now, distanceM: distance.distanceM });
  const reportPath = pathIfAvailable('customerServiceFeedBack', faultReportQuery(lock, now));
  const isMoving = face === 'moving' || face === 'sending' || face === 'asking' || mover.isBusy;
  const isDown = face === 'down';
  const carBlockReason = isDown && lock.hasCar === 1 ? CAR_ON_BERTH_TEXT : '';
  const cmd = isDown ? LOCK_COMMAND.raise : LOCK_COMMAND.lower;
  const note = isMoving ? '' : blockReason || carBlockReason;
  const buttonLabel = isLate ? '重试' : isDown ? '升锁' : '降锁';
  const commandToSend = isLate ? (view.command?.is === 'moving' ? view.command.cmd : cmd) : cmd;
  return (
    <ScreenFrame
      {...frame}
      bar={
        <BottomBar {...(note === '' ? {} : { note })}>
          <MoveButton
            blockReason={note}
            onMove={() => mover.move(commandToSend)}
            busyText={isMoving ? (requestBusyText(mover.stage, '正在发送…') ?? busyFaceText(face)) : undefined}
          >
            {buttonLabel}
          </MoveButton>
        </BottomBar>
      }
    >
      <LockStatusCard lock={lock} view={view} stage={mover.stage} />
      <LockNotices parkId={lock.parkId} view={view} stage={mover.stage} />
      <LockFactsCard lock={lock} distanceM={distance.distanceM} />
      {distance.line}
      <Card title="开不了锁怎么办">
        <CardRows>
          <CallRows parkId={lock.parkId} />
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
    <PrimaryButton onPress={usePrimaryAction(blockReason, onMove)} busyText={busyText}>
      {children}
    </PrimaryButton>
  );
}

const busyFaceText = (face: string): string => (face === 'asking' ? '正在查询…' : '移动中…');
