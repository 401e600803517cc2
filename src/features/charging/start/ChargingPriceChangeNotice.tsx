import { formatKwhPriceFromCents, type PricedChargingPeriod } from '@/domain/charging/prices';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

interface PriceChangeNoticeProps {
  /** The price that the driver saw first, if it has changed since; null otherwise. */
  readonly previousFen: number | null;
  readonly currentPeriod: PricedChargingPeriod | null;
}

/** Notice about a price that changed while the page was open. */
export function ChargingPriceChangeNotice({ previousFen, currentPeriod }: PriceChangeNoticeProps) {
  if (previousFen === null) return null;
  return (
    <NoticeBanner tone="soon">
      电价已由 {formatKwhPriceFromCents(previousFen)} 变为{' '}
      {formatKwhPriceFromCents(currentPeriod?.totalPriceFen ?? Number.NaN)}
      ，请确认后再启动
    </NoticeBanner>
  );
}
