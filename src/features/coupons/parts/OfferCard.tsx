import { useGetCouponOfferQuery } from '@/services/coupon/couponOffers';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Block } from '@/ui/card/Block';
import { Notice } from '@/ui/card/Notice';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { Skeleton } from '@/ui/load/Skeleton';
import { notFoundError } from '@/widgets/loading/notFoundError';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { closedText } from '../model/offerState';

/** What a merchant's code offers, and why it cannot be taken. The reason is empty while it is unknown. */
export function useOffer(code: string) {
  const now = useServerNow();
  const query = useGetCouponOfferQuery({ code }, { refetchOnMountOrArgChange: true });
  const offer = query.currentData;
  const gone = notFoundError(query);
  return {
    query,
    offer,
    closed:
      gone !== null ? gone.message || '二维码无效，请商户重新出示' : offer === undefined ? '' : closedText(offer, now),
  };
}
export type Offer = ReturnType<typeof useOffer>;

interface OfferCardProps {
  readonly offer: Offer;
  /** When the coupon is used. */
  readonly use?: string;
}

/** The coupon of the code, its merchant and how many are left. If it cannot be loaded the coupon can still be taken. */
export function OfferCard({ offer: { query, offer, closed }, use = '领取后缴费时自动抵扣' }: OfferCardProps) {
  const now = useServerNow();
  if (offer === undefined && closed !== '') return <Notice tone="soon">{closed}</Notice>;
  const { state, failure } = toLoadState(query, {
    what: '优惠券加载失败',
    advice: () => '不影响领取，领取后可以看到',
    size: 'block',
  });
  return (
    <Block
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
            {...(closed === '' ? {} : { off: [closed] })}
          />
          {closed === '' && <Notice>{`剩余${String(offer.leftNum)}张，${use}`}</Notice>}
        </>
      )}
    </Block>
  );
}
