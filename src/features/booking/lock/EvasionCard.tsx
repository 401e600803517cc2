import { momentText } from '@/domain/momentText';
import { formatYuan } from '@/domain/money';
import { useConfirm } from '@/flows/notices/useDialogs';
import { isBusyStage } from '@/flows/requests/requestStages';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { type EvasionCar, useListEvasionCarsInfiniteQuery } from '@/services/booking/locks';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { Notice } from '@/ui/card/Notice';
import { ListEnd } from '@/ui/list/ListEnd';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { contentOf, LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { requestAdvice } from '@/widgets/loading/requestWords';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { usePages } from '@/widgets/loading/usePages';

import { evasionRelease } from './evasionRequests';
import { evasionWord, isHeld } from './model/evasionWords';

const keyOf = ({ evasionId }: EvasionCar) => evasionId;

/** The cars that left the driver's own berth without paying. 解除 lets one in again. */
export function EvasionCard({ lockId }: { readonly lockId: string }) {
  const query = useListEvasionCarsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { rows, end } = usePages(query, keyOf);
  // A driver may own several berths. The cars of another one do not stand here.
  const cars = rows.filter((car) => car.lockId === lockId || car.lockId === '');
  const load = toLoadState(query, { what: '逃费车辆加载失败', waitingFor: '正在查询逃费车辆…', size: 'block' });
  if (load.state === 'ready' && load.unreadText === undefined && cars.length === 0 && end.state === 'end') return null;
  return (
    <Card title="逃费车辆">
      <LoadedContent {...contentOf(load, undefined)} skeleton={<Skeleton height={96} />}>
        <Rows>
          {cars.map((car) => (
            <EvasionRow key={car.evasionId} car={car} />
          ))}
        </Rows>
        {end.state !== 'end' && <ListEnd {...end} />}
      </LoadedContent>
    </Card>
  );
}

function EvasionRow({ car }: { readonly car: EvasionCar }) {
  const { evasionId, formatPlateNo, plateNo, leaveTime, unpaidFee } = car;
  const now = useServerNow();
  const confirm = useConfirm();
  const { send, stage, isBusy } = useSendOnce(evasionRelease, evasionId);
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
        note={<Facts of={[fee === '' ? '' : `欠费${fee}`, momentText(leaveTime, now), evasionWord(car)]} />}
        right={
          isHeld(car) ? (
            <TextButton label={`解除${name}`} isDisabled={isBusy} onPress={() => void release()}>
              解除
            </TextButton>
          ) : undefined
        }
      />
      {stage !== null && !isBusyStage(stage) && (
        <Notice tone="owed" isAnnounced>
          {stage.is === 'unconfirmed' ? '解除结果未确认，请稍后再看' : `解除失败。${requestAdvice(stage)}`}
        </Notice>
      )}
    </>
  );
}
