import { perKwh, type PricedPeriod } from '@/domain/charging/prices';
import { Notice } from '@/ui/card/Notice';

interface PriceNoticeProps {
  /** The price that the driver saw first, if another one holds by now. */
  readonly beforeFen: number | null;
  readonly present: PricedPeriod | null;
}

/** A price that has changed while the page was open. */
export function PriceNotice({ beforeFen, present }: PriceNoticeProps) {
  if (beforeFen === null) return null;
  return (
    <Notice tone="soon">
      电价已由 {perKwh(beforeFen)} 变为 {perKwh(present?.totalPriceFen ?? Number.NaN)}，请确认后再启动
    </Notice>
  );
}
