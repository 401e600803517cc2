import { estimate } from '@/domain/charging/estimate';
import { periodAt } from '@/domain/charging/prices';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { type Gun, type Station, STATION_OPEN } from '@/services/cps/stations';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Missing } from '@/ui/missing/Missing';
import { busyTextOf } from '@/widgets/loading/requestWords';

import { ChoicesCard } from './ChoicesCard';
import { CostCard } from './CostCard';
import { GunCard } from './GunCard';
import { gunBlock } from './model/startBlock';
import { startWay } from './model/startWay';
import { OtherGuns } from './OtherGuns';
import { PriceNotice } from './PriceNotice';
import { StartBar } from './StartBar';
import { isUnpaid, StartNotices } from './StartNotices';
import { useAgreedPrice } from './useAgreedPrice';
import { useDebt } from './useDebt';
import { useRunning } from './useRunning';
import { useStart } from './useStart';
import { useStartForm } from './useStartForm';

interface StartFormProps {
  readonly frame: ScreenHeaderProps<'chargingPage'>;
  readonly gun: Gun;
  readonly station: Station;
  /** What is said when the state of the gun could not be asked; empty otherwise. */
  readonly trouble: string;
}

/** A gun before its charge: what is still to be done, what it costs, when it stops, and the button. */
export function StartForm({ frame, gun, station, trouble }: StartFormProps) {
  const now = useServerNow();
  const form = useStartForm(gun.gunNo, station);
  const running = useRunning(gun);
  const { start, stage, isBusy } = useStart(gun.gunNo, form, running.elsewhere);
  const owed = useDebt(isUnpaid(stage));
  const present = periodAt(station.periodPrices, now);
  const price = useAgreedPrice(gun.gunNo, present);
  const { limitType, limitValue } = form.draft;
  const known = { periods: station.periodPrices, startMs: now, kw: gun.powerKw };
  const block = gunBlock(gun.gunState) || (form.isShort ? '余额不足，请先充值或改为先充后付' : '');
  const isClosed = station.openCode === STATION_OPEN.closed;
  const way = startWay({
    isOwn: running.here !== undefined,
    isBusy,
    isClosed,
    isOwing: owed.isOwing,
    gunState: gun.gunState,
  });
  const isOffered = way === 'start' || way === 'pay';
  const press = usePrimaryAct(block, () => {
    price.agree();
    start();
  });
  const button = (
    <PrimaryButton
      onPress={press}
      busyText={busyTextOf(stage, '正在启动…') ?? (running.isUnknown ? '正在查询…' : undefined)}
    >
      {price.beforeFen === null ? '开始充电' : '按新电价开始充电'}
    </PrimaryButton>
  );
  return (
    <ScreenFrame
      {...frame}
      bar={
        <StartBar
          way={way}
          stationId={gun.stationId}
          orderNo={running.here?.orderNo ?? ''}
          debtTo={owed.to}
          note={isBusy ? '' : block}
        >
          {button}
        </StartBar>
      }
    >
      <StartNotices stage={stage} running={running} owed={owed} trouble={trouble} />
      {isOffered && <PriceNotice beforeFen={price.beforeFen} present={present} />}
      <GunCard gun={gun} way={way} />
      {isOffered && <CostCard station={station} expected={estimate(known, { type: limitType, value: limitValue })} />}
      {isOffered && (
        <Missing is={form.isShort}>
          <ChoicesCard form={form} gun={gun} />
        </Missing>
      )}
      {!isOffered && way !== 'watch' && <OtherGuns station={station} gun={gun} isClosed={isClosed} />}
    </ScreenFrame>
  );
}
