import { useMemo } from 'react';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import { usePurchaseControls } from '@/flows/payment/usePurchaseControls';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { Merchant, MerchantCouponPack } from '@/services/coupon/merchants';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { CheckoutPayChannelChoice, isCheckoutChoiceLocked } from '@/widgets/checkout/CheckoutPayChannelChoice';
import { useCheckout } from '@/widgets/checkout/useCheckout';
import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

import { merchantStateTag } from '../model/merchantText';
import { MerchantCouponPurchaseCards } from './MerchantCouponPurchaseCards';
import {
  clampCouponPurchaseQuantity,
  EMPTY_MERCHANT_COUPON_PURCHASE_DRAFT,
  isMerchantCouponPurchaseDraft,
} from './model/couponPurchaseDraft';

interface BuyCouponsViewProps {
  readonly frame: ScreenHeaderProps<'buyCoupons'>;
  readonly merchant: Merchant;
  readonly goods: MerchantCouponPack;
}

/** The number of coupons and their total. The purchases of one merchant are paid one at a time. */
export function MerchantCouponPurchaseView({ frame, merchant, goods }: BuyCouponsViewProps) {
  const { merchantId, merchantName } = merchant;
  const { goodsId, packName, unitFee } = goods;
  const { draft, change } = useCheckoutDraft(
    `buyCoupons:${goodsId}`,
    EMPTY_MERCHANT_COUPON_PURCHASE_DRAFT,
    isMerchantCouponPurchaseDraft,
  );
  const num = clampCouponPurchaseQuantity(draft.num, goods);
  const values = useMemo(() => ({ merchantId, goodsId, num }), [merchantId, goodsId, num]);
  const payment = usePurchaseControls(BIZ_TYPE.merchantCoupons, merchantId, values);
  const facts = useMemo(
    () => ({ plateText: '', parkName: merchantName, title: `${packName} ${String(num)}张` }),
    [merchantName, packName, num],
  );
  const { word, tone } = merchantStateTag(merchant);
  const blockedNote = tone === 'done' ? '' : `商户${word}，暂不能购券`;
  const checkout = useCheckout({ payment, dueCents: unitFee * num, facts, blockedNote }, draft, change);
  return (
    <ScreenFrame {...frame} bar={<CheckoutBar checkout={checkout} object={packName} action="确认支付" />}>
      <CheckoutNotices checkout={checkout} pendingText="上一笔购券订单的结果正在确认，请勿重复支付" />
      <MerchantCouponPurchaseCards
        merchant={merchant}
        goods={goods}
        num={num}
        isFixed={isCheckoutChoiceLocked(checkout.bar)}
        onNumChange={(next) => change({ num: next })}
      />
      <CheckoutPayChannelChoice checkout={checkout} />
    </ScreenFrame>
  );
}
