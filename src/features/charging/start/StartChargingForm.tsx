import { estimateCharging } from '@/domain/charging/estimateCharging';
import { findChargingPricePeriod, formatKwhPriceFromCents, type PricedChargingPeriod } from '@/domain/charging/prices';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useServerNow } from '@/platform/clock/useServerNow';
import { CHARGING_STATION_OPEN_STATE, type ChargingGun, type ChargingStation } from '@/services/cps/stations';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { requestBusyText } from '@/widgets/loading/requestText';

import { AlternativeGunCards } from './AlternativeGunCards';
import { ChargingCostCard } from './ChargingCostCard';
import { GunReadinessCard } from './GunReadinessCard';
import { gunBlockReason } from './model/gunBlockReason';
import { toStartChargingButtonAction } from './model/startChargingButtonAction';
import { StartChargingBar } from './StartChargingBar';
import { isChargingStartRefusedForUnpaid, StartChargingNotices } from './StartChargingNotices';
import { StartChargingOptionsCard } from './StartChargingOptionsCard';
import { useAgreedEnergyPrice } from './useAgreedEnergyPrice';
import { useChargingDebt } from './useChargingDebt';
import { useRunningChargingOrders } from './useRunningChargingOrders';
import { useStartCharging } from './useStartCharging';
import { useStartChargingForm } from './useStartChargingForm';

interface PriceChangeNoticeProps {
  /** The price that the driver saw first, if it has changed since; null otherwise. */
  readonly previousFen: number | null;
  readonly currentPeriod: PricedChargingPeriod | null;
}

interface StartFormProps {
  readonly frame: ScreenHeaderProps<'chargingPage'>;
  readonly gun: ChargingGun;
  readonly station: ChargingStation;
  /** The error text when the gun's state could not be refreshed; empty otherwise. */
  readonly refreshErrorText: string;
}

/** A gun before its charge: the steps left, the cost, the stop limit, and the button. */
export function StartChargingForm({ frame, gun, station, refreshErrorText }: StartFormProps) {
  const now = useServerNow();
  const form = useStartChargingForm(gun.gunNo, station);
  const running = useRunningChargingOrders(gun);
  const { start, stage, isBusy } = useStartCharging(gun.gunNo, form, running.atOtherGun);
  const debt = useChargingDebt(isChargingStartRefusedForUnpaid(stage));
  const currentPeriod = findChargingPricePeriod(station.periodPrices, now);
  const price = useAgreedEnergyPrice(gun.gunNo, currentPeriod);
  const { limitType, limitValue } = form.draft;
  const estimateInput = { periods: station.periodPrices, startMs: now, kw: gun.powerKw };
  const blockReason = gunBlockReason(gun.gunState) || (form.isBalanceShort ? '余额不足，请先充值或改为先充后付' : '');
  const isClosed = station.openCode === CHARGING_STATION_OPEN_STATE.closed;
  const action = toStartChargingButtonAction({
    isOwnCharge: running.atThisGun !== undefined,
    isBusy,
    isClosed,
    hasDebt: debt.hasDebt,
    gunState: gun.gunState,
  });
  const canStartOrPay = action === 'start' || action === 'pay';
  const press = usePrimaryButtonHandler(blockReason, () => {
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
        <StartChargingBar
          action={action}
          stationId={gun.stationId}
          orderNo={running.atThisGun?.orderNo ?? ''}
          debtPath={debt.path}
          note={isBusy ? '' : blockReason}
        >
          {button}
        </StartChargingBar>
      }
    >
      <StartChargingNotices stage={stage} running={running} debt={debt} refreshErrorText={refreshErrorText} />
      {canStartOrPay && <ChargingPriceChangeNotice previousFen={price.previousFen} currentPeriod={currentPeriod} />}
      <GunReadinessCard gun={gun} way={action} />
      {canStartOrPay && (
        <ChargingCostCard
          station={station}
          expected={estimateCharging(estimateInput, { type: limitType, value: limitValue })}
        />
      )}
      {canStartOrPay && (
        <RequiredFormPart isMissing={form.isBalanceShort}>
          <StartChargingOptionsCard form={form} gun={gun} />
        </RequiredFormPart>
      )}
      {!canStartOrPay && action !== 'watch' && <AlternativeGunCards station={station} gun={gun} isClosed={isClosed} />}
    </ScreenFrame>
  );
}

/** Notice about a price that changed while the page was open. */
function ChargingPriceChangeNotice({ previousFen, currentPeriod }: PriceChangeNoticeProps) {
  if (previousFen === null) return null;
  return (
    <NoticeBanner tone="soon">
      电价已由 {formatKwhPriceFromCents(previousFen)} 变为{' '}
      {formatKwhPriceFromCents(currentPeriod?.totalPriceFen ?? Number.NaN)}
      ，请确认后再启动
    </NoticeBanner>
  );
}
