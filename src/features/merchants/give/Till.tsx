import { isGivable, latelyGiven } from '@/domain/merchant/till';
import { joinCells } from '@/domain/plate/plateCells';
import { formatPlate } from '@/domain/plate/plateFace';
import { isQueryable } from '@/domain/plate/plateRules';
import { parseServerTime } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { type Merchant, type MerchantCoupon, useListMerchantGrantsInfiniteQuery } from '@/services/coupon/merchants';
import { usePolling } from '@/services/transport/clock/usePolling';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Notice } from '@/ui/card/Notice';
import { Missing } from '@/ui/missing/Missing';
import { busyTextOf } from '@/widgets/loading/requestWords';
import { PlateEntryView } from '@/widgets/plate/PlateEntryView';

import { blockedText, ungivableText } from '../model/merchantWords';
import { GivenCards } from './GivenCards';
import { InLotLine } from './InLotLine';
import { LatelyGiven } from './LatelyGiven';
import { outcomeOf } from './model/tillDraft';
import { Outcome } from './Outcome';
import { ScanPlate } from './ScanPlate';
import { TillChoices } from './TillChoices';
import { TillCoupon } from './TillCoupon';
import { TillProblem } from './TillProblem';
import { useInLot } from './useInLot';
import { useTill } from './useTill';

interface TillProps {
  readonly frame: ScreenHeaderProps<'giveCoupons'>;
  readonly coupon: MerchantCoupon;
  readonly merchant: Merchant | undefined;
}

/** How soon the till hears that a guest has used what can still be undone, or that somebody else has undone it. */
const RHYTHM = { seenMs: 30 * SECOND_MS };

/** One coupon and the cars that get it, one after the other, without leaving the screen. */
export function Till({ frame, coupon, merchant }: TillProps) {
  const now = useServerNow();
  const { merchantId } = coupon;
  const grants = useListMerchantGrantsInfiniteQuery({ merchantId }, { refetchOnMountOrArgChange: true });
  const rows = grants.currentData?.pages[0]?.results ?? [];
  const till = useTill(coupon, merchant, rows);
  const { draft, keep, given, plateNo, num, stage, isBusy } = till;
  const isUndoable = given.some(({ revokeDeadline }) => (parseServerTime(revokeDeadline) ?? 0) > now);
  usePolling(isUndoable ? grants.refetch : null, RHYTHM);
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
        blockOf: (cells) =>
          (isOver ? ungivableText(coupon) : blocked) ||
          (inLot.is === 'needed' && joinCells(cells) === plateNo ? '车辆未入场，入场后才能发' : ''),
      }}
      onSubmit={till.give}
      before={
        <Missing is={isOver}>
          <TillCoupon coupon={coupon} isOver={isOver} />
        </Missing>
      }
      below={
        inLot.is === 'none' ? (
          <ScanPlate onPlate={till.fill} />
        ) : (
          <Missing is={inLot.is === 'needed'}>
            <InLotLine {...inLot} />
          </Missing>
        )
      }
      foot={
        <>
          <LatelyGiven plates={latelyGiven(rows)} isBusy={isBusy} onChoose={till.fill} />
          <TillChoices draft={draft} num={num} most={till.most} onChange={(part) => keep({ ...draft, ...part })} />
          <GivenCards given={given.slice(1)} rows={rows} merchantId={merchantId} />
        </>
      }
    >
      <Outcome of={outcomeOf(given, stage)}>
        <GivenCards given={given.slice(0, 1)} rows={rows} merchantId={merchantId} />
        {blocked !== '' && <Notice tone="owed">{blocked}</Notice>}
        <TillProblem stage={stage} plateNo={plateNo} />
      </Outcome>
    </PlateEntryView>
  );
}
