import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatYuan } from '@/domain/money';
import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { isBusyRequestStage } from '@/flows/requests/requestStages';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { useServerNow } from '@/platform/clock/useServerNow';
import { evasionCarReleaseRequest } from '@/services/booking/evasionRequests';
import { type EvasionCar, useListEvasionCarsInfiniteQuery } from '@/services/booking/locks';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { ListEnd } from '@/ui/list/ListEnd';
import { ListRow } from '@/ui/list/ListRow';
import { LoadStateContent, toContentProps } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { requestFailureText } from '@/widgets/loading/requestText';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { usePagedRows } from '@/widgets/loading/usePagedRows';

import { evasionCarStateLabel, isEvasionCarBlocked } from './model/lockText';

const keyOf = ({ evasionId }: EvasionCar) => evasionId;

/** Cars that left the driver's own berth without paying. 解除 lets a car enter again. */
export function EvasionCarsCard({ lockId }: { readonly lockId: string }) {
  const query = useListEvasionCarsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { rows, end } = usePagedRows(query, keyOf);
  // A driver may own several berths; cars of the other berths are left out.
  const cars = rows.filter((car) => car.lockId === lockId || car.lockId === '');
  const load = toContentLoadState(query, {
    message: '逃费车辆加载失败',
    waitingFor: '正在查询逃费车辆…',
    size: 'block',
  });
  if (load.state === 'ready' && load.unreadText === undefined && cars.length === 0 && end.state === 'end') return null;
  return (
    <Card title="逃费车辆">
      <LoadStateContent {...toContentProps(load, undefined)} skeleton={<Skeleton height={96} />}>
        <CardRows>
          {cars.map((car) => (
            <EvasionRow key={car.evasionId} car={car} />
          ))}
        </CardRows>
        {end.state !== 'end' && <ListEnd {...end} />}
      </LoadStateContent>
    </Card>
  );
}

function EvasionRow({ car }: { readonly car: EvasionCar }) {
  const { evasionId, formatPlateNo, plateNo, leaveTime, unpaidFee } = car;
  const now = useServerNow();
  const confirm = useConfirmDialog();
  const { send, stage, isBusy } = useSendRequestOnce(evasionCarReleaseRequest, evasionId);
  const name = formatPlateNo || plateNo || '无牌车';
  const fee = Number.isSafeInteger(unpaidFee) ? formatYuan(unpaidFee) : '';
  const release = async () => {
    const text = `${name} 可以再次入场${fee === '' ? '' : `，欠费 ${fee} 不会自动收回`}。`;
    if (await confirm({ title: '解除控制？', text, confirmLabel: '解除' })) await send({ evasionId });
  };
  return (
    <>
      <ListRow
        title={name}
        note={
          <InlineFacts
            of={[fee === '' ? '' : `欠费${fee}`, formatServerMoment(leaveTime, now), evasionCarStateLabel(car)]}
          />
        }
        right={
          isEvasionCarBlocked(car) ? (
            <TextButton label={`解除${name}`} isDisabled={isBusy} onPress={() => void release()}>
              解除
            </TextButton>
          ) : undefined
        }
      />
      {stage !== null && !isBusyRequestStage(stage) && (
        <NoticeBanner tone="owed" isAnnounced>
          {stage.is === 'unconfirmed' ? '解除结果未确认，请稍后再看' : `解除失败。${requestFailureText(stage)}`}
        </NoticeBanner>
      )}
    </>
  );
}
