import { estimateCharge } from '@/domain/charging/estimateCharge';
import { findPeriodAt } from '@/domain/charging/prices';
import { usePrimaryAction } from '@/flows/notices/usePrimaryAction';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { type Gun, type Station, STATION_OPEN } from '@/services/cps/stations';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { RequiredPart } from '@/ui/missing/RequiredPart';
import { requestBusyText } from '@/widgets/loading/requestText';

import { AlternativeGuns } from './AlternativeGuns';
import { ChargingCostCard } from './ChargingCostCard';
import { GunCard } from './GunCard';
import { gunBlockReason } from './model/gunBlockReason';
import { toStartAction } from './model/startAction';
import { PriceChangeNotice } from './PriceChangeNotice';
import { StartBar } from './StartBar';
import { StartChoicesCard } from './StartChoicesCard';
import { isUnpaidRefusal, StartNotices } from './StartNotices';
import { useAgreedPrice } from './useAgreedPrice';
import { useDebt } from './useDebt';
import { useRunningCharges } from './useRunningCharges';
import { useStartCharging } from './useStartCharging';
import { useStartForm } from './useStartForm';

interface StartFormProps {
  readonly frame: ScreenHeaderProps<'chargingPage'>;
  readonly gun: Gun;
  readonly station: Station;
  /** The error text when the gun's state could not be refreshed; empty otherwise. */
  readonly refreshErrorText: string;
}

/** A gun before its charge: the steps left, the cost, the stop limit, and the button. */
export function StartForm({ frame, gun, station, refreshErrorText }: StartFormProps) {
  const now = useServerNow();
  const form = useStartForm(gun.gunNo, station);
  const running = useRunningCharges(gun);
  const { start, stage, isBusy } = useStartCharging(gun.gunNo, form, running.atOtherGun);
  const debt = useDebt(isUnpaidRefusal(stage));
  const currentPeriod = findPeriodAt(station.periodPrices, now);
  const price = useAgreedPrice(gun.gunNo, currentPeriod);
  const { limitType, limitValue } = form.draft;
  const estimateInput = { periods: station.periodPrices, startMs: now, kw: gun.powerKw };
  const blockReason = gunBlockReason(gun.gunState) || (form.isBalanceShort ? '余额不足，请先充值或改为先充后付' : '');
  const isClosed = station.openCode === STATION_OPEN.closed;
  const action = toStartAction({
    isOwnCharge: running.atThisGun !== undefined,
    isBusy,
    isClosed,
    hasDebt: debt.hasDebt,
    gunState: gun.gunState,
  });
  const canStartOrPay = action === 'start' || action === 'pay';
  const press = usePrimaryAction(blockReason, () => {
    price.agree();
    start();
  });
  const button = (
    <PrimaryButton
      onPress={press}
      busyText={requestBusyText(stage, '正在启动…') ?? (running.isUnknown ? '正在查询…' : undefined)}
    >
      {price.previousFen === null ? '开始充电' : '按新电价开始充电'}
    </PrimaryButton>
  );
  return (
    <ScreenFrame
      {...frame}
      bar={
        <StartBar
          action={action}
          stationId={gun.stationId}
          orderNo={running.atThisGun?.orderNo ?? ''}
          debtPath={debt.path}
          note={isBusy ? '' : blockReason}
        >
          {button}
        </StartBar>
      }
    >
      <StartNotices stage={stage} running={running} debt={debt} refreshErrorText={refreshErrorText} />
      {canStartOrPay && <PriceChangeNotice previousFen={price.previousFen} currentPeriod={currentPeriod} />}
      <GunCard gun={gun} way={action} />
      {canStartOrPay && (
        <ChargingCostCard
          station={station}
          expected={estimateCharge(estimateInput, { type: limitType, value: limitValue })}
        />
      )}
      {canStartOrPay && (
        <RequiredPart isMissing={form.isBalanceShort}>
          <StartChoicesCard form={form} gun={gun} />
        </RequiredPart>
      )}
      {!canStartOrPay && action !== 'watch' && <AlternativeGuns station={station} gun={gun} isClosed={isClosed} />}
    </ScreenFrame>
  );
}
