import { LOCK_COMMAND } from '@/domain/booking/lockCodes';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Rows } from '@/ui/list/Rows';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { busyTextOf } from '@/widgets/loading/requestWords';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { CallRows } from '@/widgets/place/CallRows';

import { bindCodeIn } from '../model/binding';
import { NeedsBinding } from '../parts/NeedsBinding';
import { goneLock } from './goneLock';
import { LockFacts, LockHead } from './LockFacts';
import { LockNotices } from './LockNotices';
import { CAR_ON_BERTH, faultReport, lockBlock } from './model/lockWords';
import { useLock } from './useLock';
import { useLockDistance } from './useLockDistance';
import { useMove } from './useMove';

interface LockControlProps {
  readonly frame: ScreenHeaderProps<'spaceLockControl'>;
  readonly lockId: string;
}

/** One lock: what the server says of it, the one thing to do, and whom to call. */
export function LockControl({ frame, lockId }: LockControlProps) {
  const now = useServerNow();
  const view = useLock(lockId);
  const move = useMove(lockId, view);
  const { lock, face, query, isLate } = view;
  const near = useLockDistance(lock?.parkId);
  const bindCode = bindCodeIn(query);
  if (bindCode !== null) return <NeedsBinding frame={frame} code={bindCode} />;
  if (lock === null) {
    // An answer about another lock is none.
    const asked = { ...query, currentData: undefined, isError: query.isError || query.currentData !== undefined };
    const load = toLoadState(asked, { what: '地锁加载失败', waitingFor: '正在查询地锁…', isGoneWhenRefused: true });
    return <DetailScreen frame={frame} load={load} empty={goneLock} cardHeights={[220, 200]} />;
  }
  const block = lockBlock(lock, { nowMs: now, distanceM: near.distanceM });
  const report = standing('customerServiceFeedBack', faultReport(lock, now));
  const isMoving = face === 'moving' || face === 'sending' || face === 'asking' || move.isBusy;
  const isDown = face === 'down';
  const carBlock = isDown && lock.hasCar === 1 ? CAR_ON_BERTH : '';
  const cmd = isDown ? LOCK_COMMAND.raise : LOCK_COMMAND.lower;
  const note = isMoving ? '' : block || carBlock;
  const word = isLate ? '重试' : isDown ? '升锁' : '降锁';
  const again = isLate ? (view.command?.is === 'moving' ? view.command.cmd : cmd) : cmd;
  return (
    <ScreenFrame
      {...frame}
      bar={
        <BottomBar {...(note === '' ? {} : { note })}>
          <MoveButton
            missing={note}
            onMove={() => move.move(again)}
            busyText={isMoving ? (busyTextOf(move.stage, '正在发送…') ?? busyWord(face)) : undefined}
          >
            {word}
          </MoveButton>
        </BottomBar>
      }
    >
      <LockHead lock={lock} view={view} stage={move.stage} />
      <LockNotices parkId={lock.parkId} view={view} stage={move.stage} />
      <LockFacts lock={lock} distanceM={near.distanceM} />
      {near.line}
      <Card title="开不了锁怎么办">
        <Rows>
          <CallRows parkId={lock.parkId} />
        </Rows>
        <CardActions>
          <TextButton onPress={() => void query.refetch()}>刷新状态</TextButton>
          <LinkButton to={pathTo('spaceLockDetail', { lockId })}>地锁详情</LinkButton>
          {report !== undefined && <LinkButton to={report}>报障</LinkButton>}
        </CardActions>
      </Card>
    </ScreenFrame>
  );
}

interface MoveButtonProps {
  /** Why the lock cannot be moved now; empty if it can. */
  readonly missing: string;
  readonly onMove: () => void;
  readonly busyText: string | undefined;
  readonly children: string;
}

function MoveButton({ missing, onMove, busyText, children }: MoveButtonProps) {
  return (
    <PrimaryButton onPress={usePrimaryAct(missing, onMove)} busyText={busyText}>
      {children}
    </PrimaryButton>
  );
}

const busyWord = (face: string): string => (face === 'asking' ? '正在查询…' : '移动中…');
