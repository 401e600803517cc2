import { parseServerTime } from '@/domain/time';
import { useToast } from '@/flows/notices/useDialogs';
import { SECOND_MS } from '@/lib/timeUnits';
import { useSecondsLeft } from '@/platform/clock/useSecondsLeft';
import { IDLE_FEE_ORDER_STATE, type IdleFeeOrder } from '@/services/cps/idleFees';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { Amount } from '@/ui/text/Amount';
import { Countdown } from '@/ui/text/Countdown';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';
import { useOnExpired } from '@/ui/text/useOnExpired';
import { hasIdleFeeReachedCap } from '@/widgets/idleFee/model/toIdleFeeNotice';

import { gunUnplugCheckText, idleFeePriceText, timeToIdleFeeCapText } from './model/idleFeeText';

interface GunOccupiedCardProps {
  readonly order: IdleFeeOrder;
  /** Refetches the order; undefined on failure. */
  readonly refetchOrder: () => Promise<IdleFeeOrder | undefined>;
  readonly isFetching: boolean;
}

/** A gun that is still occupied: the remaining free time, then the fee so far, and 我已挪车. */
export function GunLeftConnectedCard({ order, refetchOrder, isFetching }: GunOccupiedCardProps) {
  const toast = useToast();
  const isFree = order.state === IDLE_FEE_ORDER_STATE.free;
  const freeUntilMs = isFree ? parseServerTime(order.freeEndTime) : null;
  const secondsLeft = useSecondsLeft(freeUntilMs);
  useOnExpired(freeUntilMs !== null && secondsLeft === 0, () => void refetchOrder());
  const checkGun = async () => {
    const latestOrder = await refetchOrder();
    toast(latestOrder === undefined ? '查询失败，请检查网络后重试' : gunUnplugCheckText(latestOrder));
  };
  return (
    <Card title={isFree ? '请在免费时间内拔枪挪车' : hasIdleFeeReachedCap(order) ? '占位费已到封顶' : '正在收占位费'}>
      {freeUntilMs !== null && secondsLeft > 0 && <Countdown label="剩余免费时间" msLeft={secondsLeft * SECOND_MS} />}
      {freeUntilMs !== null && secondsLeft === 0 && <p>免费时间已过，正在查询费用…</p>}
      {!isFree && <Amount cents={order.occupyFee} size="page" tone="owed" />}
      <p>
        <UnbrokenNumbersText
          of={[idleFeePriceText(order), isFree ? '' : timeToIdleFeeCapText(order)]
            .filter((text) => text !== '')
            .join('，')}
        />
      </p>
      <PrimaryButton onPress={() => void checkGun()} busyText={isFetching ? '正在查询…' : undefined}>
        我已挪车
      </PrimaryButton>
    </Card>
  );
}
