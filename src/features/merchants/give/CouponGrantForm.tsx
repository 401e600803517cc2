import { isCouponGrantable, recentCouponRecipientPlates } from '@/domain/merchant/couponGrants';
import { parsePlate } from '@/domain/plate/parsePlate';
import { joinPlateCells } from '@/domain/plate/plateCells';
import { formatPlate } from '@/domain/plate/plateFace';
import { isQueryablePlate } from '@/domain/plate/plateRules';
import { parseServerTime } from '@/domain/time';
import { type IdempotentRequestStage, isBusyRequestStage } from '@/flows/requests/requestStages';
import { SECOND_MS } from '@/lib/timeUnits';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { usePolling } from '@/platform/clock/usePolling';
import { useServerNow } from '@/platform/clock/useServerNow';
import {
  type Merchant,
  type MerchantStockCoupon,
  useListMerchantGrantsInfiniteQuery,
} from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { PlateChips } from '@/ui/plate/PlateChips';
import { requestBusyText } from '@/widgets/loading/requestText';
import { PlateInputFormView } from '@/widgets/plate/PlateInputFormView';

import { merchantCouponGrantBlockedText, stockCouponNotGrantableText } from '../model/merchantText';
import { CarLotPresenceNotice } from './CarLotPresenceNotice';
import { CouponGrantHeader } from './CouponGrantHeader';
import { CouponGrantQuantityAndReasonCard } from './CouponGrantQuantityAndReasonCard';
import { CouponGrantResultCards } from './CouponGrantResultCards';
import { toCouponGrantOutcomeKey } from './model/couponGrantDraft';
import { couponGrantFailureText, prependPlate } from './model/couponGrantText';
import { ScanPlateCodeButton } from './ScanPlateCodeButton';
import { ScrollIntoViewOnChange } from './ScrollIntoViewOnChange';
import { useCarLotPresence } from './useCarLotPresence';
import { useCouponGrantForm } from './useCouponGrantForm';

interface RecentGrantPlatesProps {
  readonly plates: readonly string[];
  readonly isBusy: boolean;
  readonly onChoose: (plateNo: string) => void;
}

interface CouponGrantFormProps {
  readonly frame: ScreenHeaderProps<'giveCoupons'>;
  readonly coupon: MerchantStockCoupon;
  readonly merchant: Merchant | undefined;
}

/**
 * How often the grants are polled while one can still be revoked: it may be used by a guest or revoked by another
 * assistant.
 */
const POLLING = { visibleMs: 30 * SECOND_MS };

/** Grants one coupon to one car after the other without leaving the screen. */
export function CouponGrantForm({ frame, coupon, merchant }: CouponGrantFormProps) {
  const now = useServerNow();
  const { merchantId } = coupon;
  const grantsQuery = useListMerchantGrantsInfiniteQuery({ merchantId }, { refetchOnMountOrArgChange: true });
  const grantRows = grantsQuery.currentData?.pages[0]?.results ?? [];
  const form = useCouponGrantForm(coupon, merchant, grantRows);
  const { draft, saveDraft, attempts, plateNo, num, stage, isBusy } = form;
  const isUndoable = attempts.some(({ revokeDeadline }) => (parseServerTime(revokeDeadline) ?? 0) > now);
  usePolling(isUndoable ? grantsQuery.refetch : null, POLLING);
  const presence = useCarLotPresence(merchantId, plateNo, coupon.needsEntry === 1);
  const blockReason = merchant === undefined ? '' : merchantCouponGrantBlockedText(merchant);
  const isEnded = !isCouponGrantable(coupon, now);
  return (
    <PlateInputFormView
      frame={frame}
      draft={draft}
      onDraft={(plate) => saveDraft({ ...draft, ...plate })}
      action={{
        label: isQueryablePlate(draft.entry.cells)
          ? `发${String(num)}张给 ${formatPlate(plateNo)}`
          : `发${String(num)}张`,
        busyText: requestBusyText(stage, '正在发放…'),
        blockOf: (cells) =>
          (isEnded ? stockCouponNotGrantableText(coupon) : blockReason) ||
          (presence.is === 'needed' && joinPlateCells(cells) === plateNo ? '车辆未入场，入场后才能发' : ''),
      }}
      onSubmit={form.grant}
      before={
        <RequiredFormPart isMissing={isEnded}>
          <CouponGrantHeader coupon={coupon} isEnded={isEnded} />
        </RequiredFormPart>
      }
      below={
        presence.is === 'none' ? (
          <ScanPlateCodeButton onPlate={form.fillPlate} />
        ) : (
          <RequiredFormPart isMissing={presence.is === 'needed'}>
            <CarLotPresenceNotice {...presence} />
          </RequiredFormPart>
        )
      }
      foot={
        <>
          <RecentGrantPlatesCard
            plates={recentCouponRecipientPlates(grantRows)}
            isBusy={isBusy}
            onChoose={form.fillPlate}
          />
          <CouponGrantQuantityAndReasonCard
            draft={draft}
            num={num}
            maxNum={form.maxNum}
            onChange={(part) => saveDraft({ ...draft, ...part })}
          />
          <CouponGrantResultCards attempts={attempts.slice(1)} grants={grantRows} merchantId={merchantId} />
        </>
      }
    >
      <ScrollIntoViewOnChange revealKey={toCouponGrantOutcomeKey(attempts, stage)}>
        <CouponGrantResultCards attempts={attempts.slice(0, 1)} grants={grantRows} merchantId={merchantId} />
        {blockReason !== '' && <NoticeBanner tone="owed">{blockReason}</NoticeBanner>}
        <CouponGrantFailureNotice stage={stage} plateNo={plateNo} />
      </ScrollIntoViewOnChange>
    </PlateInputFormView>
  );
}

/** Why the grant to this plate failed. An unconfirmed grant is shown with the results instead. */
function CouponGrantFailureNotice({
  stage,
  plateNo,
}: {
  readonly stage: IdempotentRequestStage | null;
  readonly plateNo: string;
}) {
  if (stage === null || isBusyRequestStage(stage) || stage.is === 'unconfirmed') return null;
  return (
    <NoticeBanner tone="owed" isAnnounced>
      {prependPlate(plateNo, couponGrantFailureText(stage))}
    </NoticeBanner>
  );
}

/** The plates of recent grants: returning guests take one tap instead of seven. */
function RecentGrantPlatesCard({ plates, isBusy, onChoose }: RecentGrantPlatesProps) {
  const chips = plates
    .filter((plateNo) => parsePlate(plateNo) !== null)
    .map((plateNo) => ({ key: plateNo, plateNo, plateColor: -1, onPress: () => onChoose(plateNo) }));
  if (chips.length === 0) return null;
  return (
    <Card>
      <PlateChips label="最近发过的车牌" chips={chips} isDisabled={isBusy} />
    </Card>
  );
}
