import { estimate } from '@/domain/charging/estimate';
import { periodAt, perKwh } from '@/domain/charging/prices';
import type { ScreenHead } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { Gun, Station } from '@/services/cps/stations';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Notice } from '@/ui/card/Notice';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { unreadText } from '@/widgets/loading/blockLoadOf';
import { busyTextOf } from '@/widgets/loading/requestWords';

import { ChoicesCard } from './ChoicesCard';
import { CostCard } from './CostCard';
import { GunCard } from './GunCard';
import { gunBlock, needsOtherGun } from './model/startBlock';
import { isUnpaid, StartNotices, unpaidOrders } from './StartNotices';
import { useAgreedPrice } from './useAgreedPrice';
import { useRunning, useStart } from './useStart';
import { useStartForm } from './useStartForm';

interface StartFormProps {
  readonly frame: ScreenHead<'chargingPage'>;
  readonly gun: Gun;
  readonly station: Station;
  /** What is said when the state of the gun could not be asked; empty otherwise. */
  readonly trouble: string;
}

/** A gun before its charge: what is still to be done, what it costs, when it stops, and the button. */
export function StartForm({ frame, gun, station, trouble }: StartFormProps) {
  const now = useServerNow();
  const form = useStartForm(gun.gunNo, station);
  const { here, elsewhere, isUnknown, unread } = useRunning(gun);
  const { start, stage, isBusy } = useStart(gun.gunNo, form, elsewhere);
  const present = periodAt(station.periodPrices, now);
  const price = useAgreedPrice(gun.gunNo, present);
  const { limitType, limitValue } = form.draft;
  const known = { periods: station.periodPrices, startMs: now, kw: gun.powerKw };
  const block = gunBlock(gun.gunState) || (form.isShort ? '余额不足，请先充值或改为先充后付' : '');
  const press = () => {
    price.agree();
    start();
  };
  const bar =
    here !== undefined ? (
      <LinkButton variant="primary" to={pathTo('chargingResults', { orderNo: here.orderNo })}>
        查看充电
      </LinkButton>
    ) : needsOtherGun(gun.gunState) && !isBusy ? (
      <LinkButton variant="primary" to={pathTo('chargeStationDetail', { stationId: gun.stationId })}>
        换一把枪
      </LinkButton>
    ) : isUnpaid(stage) && unpaidOrders !== undefined ? (
      <LinkButton variant="primary" to={unpaidOrders}>
        去支付
      </LinkButton>
    ) : (
      <PrimaryButton onPress={press} isDisabled={block !== '' || isUnknown} busyText={busyTextOf(stage, '正在启动…')}>
        {price.beforeFen === null ? '开始充电' : '按新电价开始充电'}
      </PrimaryButton>
    );
  const note = here === undefined && block !== '' && !needsOtherGun(gun.gunState) ? { note: block } : {};
  return (
    <ScreenFrame {...frame} bar={<BottomBar {...note}>{bar}</BottomBar>}>
      {trouble !== '' && <Notice tone="soon">{trouble}</Notice>}
      {unread > 0 && <Notice tone="soon">正在进行的充电{unreadText(unread)}，启动前请先到充电订单确认</Notice>}
      <StartNotices stage={stage} elsewhere={elsewhere} />
      {price.beforeFen !== null && (
        <Notice tone="soon">
          电价已由 {perKwh(price.beforeFen)} 变为 {perKwh(present?.totalPriceFen ?? Number.NaN)}，请确认后再启动
        </Notice>
      )}
      <GunCard gun={gun} />
      <CostCard station={station} expected={estimate(known, { type: limitType, value: limitValue })} />
      <ChoicesCard form={form} gun={gun} />
    </ScreenFrame>
  );
}
