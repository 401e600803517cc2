import { useServerNow } from '@/platform/clock/useServerNow';
import { useGetCouponOfferQuery } from '@/services/coupon/couponOffers';
import { LoadableBlock } from '@/ui/card/LoadableBlock';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { Skeleton } from '@/ui/load/Skeleton';
import { getNotFoundError } from '@/widgets/loading/getNotFoundError';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { scannedCouponOfferClosedText } from '../model/scannedCouponOfferClosedText';

/** The coupon that a merchant's code offers, and why it cannot be claimed. The reason is empty while it is unknown. */
export function useScannedCouponOffer(code: string) {
  const now = useServerNow();
  const query = useGetCouponOfferQuery({ code }, { refetchOnMountOrArgChange: true });
  const offer = query.currentData;
  const notFound = getNotFoundError(query);
  return {
    query,
    offer,
    closedText:
      notFound !== null
        ? notFound.message || '二维码无效，请商户重新出示'
        : offer === undefined
          ? ''
          : scannedCouponOfferClosedText(offer, now),
  };
}
export type ScannedCouponOfferState = ReturnType<typeof useScannedCouponOffer>;

interface CouponOfferCardProps {
  readonly offer: ScannedCouponOfferState;
  /** When the coupon is used. */
  readonly usageText?: string;
}

/**
 * The coupon of the code, its merchant and how many are left. The coupon can be claimed even if the offer fails to
 * load.
 */
export function ScannedCouponOfferCard({
  offer: { query, offer, closedText },
  usageText = '领取后缴费时自动抵扣',
}: CouponOfferCardProps) {
  const now = useServerNow();
  if (offer === undefined && closedText !== '') return <NoticeBanner tone="soon">{closedText}</NoticeBanner>;
  const { state, failure } = toContentLoadState(query, {
    message: '优惠券加载失败',
    advice: () => '不影响领取，领取后可以看到',
    size: 'block',
  });
  return (
    <LoadableBlock
      name="offer"
      label="优惠券"
      state={state}
      failure={failure}
      skeleton={
        <>
          <Skeleton height="5.5em" shape="card" />
          <Skeleton height="2.75em" />
        </>
      }
    >
      {offer !== undefined && (
        <>
          <CouponTicket
            coupon={{ ...offer, sourceName: offer.merchantName }}
            nowMs={now}
            inactiveReasons={closedText === '' ? undefined : [closedText]}
          />
          {closedText === '' && <NoticeBanner>{`剩余${String(offer.leftNum)}张，${usageText}`}</NoticeBanner>}
        </>
      )}
    </LoadableBlock>
  );
}
