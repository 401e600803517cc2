import { isGrantable, recentlyGrantedPlates } from '@/domain/merchant/couponGrants';
import { joinCells } from '@/domain/plate/plateCells';
import { formatPlate } from '@/domain/plate/plateFace';
import { isQueryable } from '@/domain/plate/plateRules';
import { parseServerTime } from '@/domain/time';
import { SECOND_MS } from '@/lib/timeUnits';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { type Merchant, type MerchantCoupon, useListMerchantGrantsInfiniteQuery } from '@/services/coupon/merchants';
import { usePolling } from '@/services/transport/clock/usePolling';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { RequiredPart } from '@/ui/missing/RequiredPart';
import { requestBusyText } from '@/widgets/loading/requestText';
import { PlateEntryView } from '@/widgets/plate/PlateEntryView';

import { grantBlockedText, grantUnavailableText } from '../model/merchantText';
import { GrantCouponHeader } from './GrantCouponHeader';
import { GrantFailureNotice } from './GrantFailureNotice';
import { GrantOptions } from './GrantOptions';
import { GrantResultCards } from './GrantResultCards';
import { LotPresenceNotice } from './LotPresenceNotice';
import { grantOutcomeKey } from './model/grantDraft';
import { RecentPlates } from './RecentPlates';
import { RevealOnChange } from './RevealOnChange';
import { ScanPlate } from './ScanPlate';
import { useGrantForm } from './useGrantForm';
import { useLotPresence } from './useLotPresence';

interface GrantFormProps {
  readonly frame: ScreenHeaderProps<'giveCoupons'>;
  readonly coupon: MerchantCoupon;
  readonly merchant: Merchant | undefined;
}

/**
 * How often the grants are polled while one can still be revoked: it may be used by a guest or revoked by another
 * assistant.
 */
const POLLING = { visibleMs: 30 * SECOND_MS };

/** Grants one coupon to one car after the other without leaving the screen. */
export function GrantForm({ frame, coupon, merchant }: GrantFormProps) {
  const now = useServerNow();
  const { merchantId } = coupon;
  const grantsQuery = useListMerchantGrantsInfiniteQuery({ merchantId }, { refetchOnMountOrArgChange: true });
  const grantRows = grantsQuery.currentData?.pages[0]?.results ?? [];
  const form = useGrantForm(coupon, merchant, grantRows);
  const { draft, saveDraft, attempts, plateNo, num, stage, isBusy } = form;
  const isUndoable = attempts.some(({ revokeDeadline }) => (parseServerTime(revokeDeadline) ?? 0) > now);
  usePolling(isUndoable ? grantsQuery.refetch : null, POLLING);
  const presence = useLotPresence(merchantId, plateNo, coupon.needsEntry === 1);
  const blockReason = merchant === undefined ? '' : grantBlockedText(merchant);
  const isEnded = !isGrantable(coupon, now);
  return (
    <PlateEntryView
      frame={frame}
      draft={draft}
      onDraft={(plate) => saveDraft({ ...draft, ...plate })}
      action={{
        label: isQueryable(draft.entry.cells) ? `发${String(num)}张给 ${formatPlate(plateNo)}` : `发${String(num)}张`,
        busyText: requestBusyText(stage, '正在发放…'),
        blockOf: (cells) =>
          (isEnded ? grantUnavailableText(coupon) : blockReason) ||
          (presence.is === 'needed' && joinCells(cells) === plateNo ? '车辆未入场，入场后才能发' : ''),
      }}
      onSubmit={form.grant}
      before={
        <RequiredPart isMissing={isEnded}>
          <GrantCouponHeader coupon={coupon} isEnded={isEnded} />
        </RequiredPart>
      }
      below={
        presence.is === 'none' ? (
          <ScanPlate onPlate={form.fillPlate} />
        ) : (
          <RequiredPart isMissing={presence.is === 'needed'}>
            <LotPresenceNotice {...presence} />
          </RequiredPart>
        )
      }
      foot={
        <>
          <RecentPlates plates={recentlyGrantedPlates(grantRows)} isBusy={isBusy} onChoose={form.fillPlate} />
          <GrantOptions
            draft={draft}
            num={num}
            maxNum={form.maxNum}
            onChange={(part) => saveDraft({ ...draft, ...part })}
          />
          <GrantResultCards attempts={attempts.slice(1)} grants={grantRows} merchantId={merchantId} />
        </>
      }
    >
      <RevealOnChange revealKey={grantOutcomeKey(attempts, stage)}>
        <GrantResultCards attempts={attempts.slice(0, 1)} grants={grantRows} merchantId={merchantId} />
        {blockReason !== '' && <NoticeBanner tone="owed">{blockReason}</NoticeBanner>}
        <GrantFailureNotice stage={stage} plateNo={plateNo} />
      </RevealOnChange>
    </PlateEntryView>
  );
}
