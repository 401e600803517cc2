import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetCouponOfferQuery } from '@/services/coupon/couponOffers';
import { LinkButton } from '@/ui/button/LinkButton';

import { ClaimRefusedView } from '../parts/ClaimRefusedView';
import { ScanCouponCode } from '../parts/ScanCouponCode';
import { describeClaimRefusal } from './model/claimRefusal';
import { PayBillButton } from './PayBillButton';

/** Why a coupon was refused, and what the driver can do about it. */
export default function CouponRefusedScreen() {
  const { frame, query } = useScreen('scanQRCodeFailed');
  const { code, plateNo, errorCode } = query;
  const { currentData: offer } = useGetCouponOfferQuery(code === undefined ? skipToken : { code }, {
    refetchOnMountOrArgChange: true,
  });
  const refusal = describeClaimRefusal(errorCode, offer?.closedReason);
  const { next } = refusal;
  const payBillButton =
    plateNo === undefined ? null : (
      <PayBillButton plateNo={plateNo} isYellow={false} isQuiet={refusal.mayHaveCoupon === true} />
    );
  const otherPlateLink = (variant: 'primary' | 'text') =>
    code === undefined ? null : (
      <LinkButton variant={variant} replace to={pathTo('scanQRCode', { code })}>
        换一个车牌领取
      </LinkButton>
    );
  return (
    <ClaimRefusedView
      frame={frame}
      code={code}
      plateNo={plateNo}
      refusal={refusal}
      actions={
        <>
          {next === 'plate' && otherPlateLink('primary')}
          {next === 'bill' && payBillButton}
          {next === 'scan' ? <ScanCouponCode variant="primary" /> : <ScanCouponCode />}
          {refusal.mayHaveCoupon === true && payBillButton}
          {next === 'bill' && otherPlateLink('text')}
        </>
      }
    />
  );
}
