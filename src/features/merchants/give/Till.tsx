import { isGivable, latelyGiven } from '@/domain/merchant/till';
import { formatPlate } from '@/domain/plate/plateFace';
import { isQueryable } from '@/domain/plate/plateRules';
import type { ScreenHead } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type Merchant, type MerchantCoupon, useListMerchantGrantsInfiniteQuery } from '@/services/coupon/merchants';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/card/Notice';
import { entryOf } from '@/ui/plate/plateEntry';
import { busyTextOf } from '@/widgets/loading/requestWords';
import { PlateEntryView } from '@/widgets/plate/PlateEntryView';

import { blockedText } from '../model/merchantWords';
import { StockTicket } from '../parts/StockTicket';
import { GivenCards } from './GivenCards';
import { InLotLine } from './InLotLine';
import { LatelyGiven } from './LatelyGiven';
import { TillChoices } from './TillChoices';
import { TillProblem } from './TillProblem';
import { useInLot } from './useInLot';
import { useTill } from './useTill';

interface TillProps {
  readonly frame: ScreenHead<'giveCoupons'>;
  readonly coupon: MerchantCoupon;
  readonly merchant: Merchant | undefined;
}

/** One coupon and the cars that get it, one after the other, without leaving the screen. */
export function Till({ frame, coupon, merchant }: TillProps) {
  const now = useServerNow();
  const { merchantId } = coupon;
  const till = useTill(coupon, merchant);
  const { draft, keep, given, plateNo, num, stage, isBusy } = till;
  const grants = useListMerchantGrantsInfiniteQuery({ merchantId }, { refetchOnMountOrArgChange: true });
  const rows = grants.currentData?.pages[0]?.results ?? [];
  const inLot = useInLot(merchantId, plateNo, coupon.needsEntry === 1);
  const blocked = merchant === undefined ? '' : blockedText(merchant);
  const isOver = !isGivable(coupon, now);
  return (
    <PlateEntryView
      frame={frame}
      draft={draft}
      onDraft={(plate) => keep({ ...draft, ...plate })}
      action={{
        label: isQueryable(draft.entry.cells) ? `发${String(num)}张给 ${formatPlate(plateNo)}` : `发${String(num)}张`,
        busyText: busyTextOf(stage, '正在发放…'),
        isBlocked: isOver || blocked !== '' || inLot.is === 'needed',
      }}
      onSubmit={(cells, isYellow) => void till.give(cells, isYellow)}
      below={<InLotLine {...inLot} />}
      foot={
        <>
          <LatelyGiven
            plates={latelyGiven(rows)}
            isBusy={isBusy}
            onChoose={(chosen) => keep({ ...draft, entry: entryOf(chosen) ?? draft.entry, isYellow: false })}
          />
          <TillChoices draft={draft} num={num} most={till.most} onChange={(part) => keep({ ...draft, ...part })} />
        </>
      }
    >
      <GivenCards given={given} rows={rows} merchantId={merchantId} />
      <StockTicket
        coupon={coupon}
        off={isOver ? [coupon.leftNum > 0 ? '已过期，不能再发放' : '已发完'] : undefined}
        action={
          <LinkButton to={pathTo('giveCouponsList', { merchantId })} replace>
            换一张券
          </LinkButton>
        }
      />
      {blocked !== '' && <Notice tone="owed">{blocked}</Notice>}
      <TillProblem stage={stage} plateNo={plateNo} />
    </PlateEntryView>
  );
}
