import { useCopy } from '@/flows/notices/useCopy';
import { useGetCouponOfferQuery } from '@/services/coupon/couponOffers';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';

/** The merchant to contact about a coupon. Renders nothing while the merchant is unknown. */
export function MerchantContactCard({ code }: { readonly code: string }) {
  const copy = useCopy();
  const { currentData: offer } = useGetCouponOfferQuery({ code });
  if (offer === undefined || offer.merchantPhone === '') return null;
  return (
    <Card>
      <FactRows
        facts={[
          { label: '商户', value: offer.merchantName },
          { label: '优惠券', value: offer.couponName },
          { label: '商户电话', value: offer.merchantPhone, onCopy: () => copy(offer.merchantPhone) },
        ]}
      />
    </Card>
  );
}
