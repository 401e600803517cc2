import { parseServerTime } from '@/domain/time';
import { useToast } from '@/flows/notices/useDialogs';
import { SECOND_MS } from '@/lib/timeUnits';
import { OCCUPY_STATE, type OccupyOrder } from '@/services/cps/occupation';
import { useSecondsLeft } from '@/services/transport/clock/useTicking';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { Amount } from '@/ui/text/Amount';
import { Countdown } from '@/ui/text/Countdown';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';
import { useWhenOver } from '@/ui/text/useWhenOver';
import { isAtCap } from '@/widgets/occupation/model/keptWords';

import { capText, priceText, seenText } from './model/occupyWords';

interface KeptCardProps {
  readonly order: OccupyOrder;
  /** Reads the order again; undefined if that failed. */
  readonly readAgain: () => Promise<OccupyOrder | undefined>;
  readonly isReading: boolean;
}

/** A gun that is still kept: the free time that is left, then the fee so far as the server says it, and 我已挪车. */
export function KeptCard({ order, readAgain, isReading }: KeptCardProps) {
  const toast = useToast();
  const isFree = order.state === OCCUPY_STATE.free;
  const freeUntilMs = isFree ? parseServerTime(order.freeEndTime) : null;
  const left = useSecondsLeft(freeUntilMs);
  useWhenOver(freeUntilMs !== null && left === 0, () => void readAgain());
  const ask = async () => {
    const seen = await readAgain();
    toast(seen === undefined ? '查询失败，请检查网络后重试' : seenText(seen));
  };
  return (
    <Card title={isFree ? '请在免费时间内拔枪挪车' : isAtCap(order) ? '占位费已到封顶' : '正在收占位费'}>
      {freeUntilMs !== null && left > 0 && <Countdown label="剩余免费时间" msLeft={left * SECOND_MS} />}
      {freeUntilMs !== null && left === 0 && <p>免费时间已过，正在查询费用…</p>}
      {!isFree && <Amount cents={order.occupyFee} size="page" tone="owed" />}
      <p>
        <UnbrokenNumbers
          of={[priceText(order), isFree ? '' : capText(order)].filter((text) => text !== '').join('，')}
        />
      </p>
      <PrimaryButton onPress={() => void ask()} busyText={isReading ? '正在查询…' : undefined}>
        我已挪车
      </PrimaryButton>
    </Card>
  );
}
