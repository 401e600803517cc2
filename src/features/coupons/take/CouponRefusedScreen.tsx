import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetCouponOfferQuery } from '@/services/coupon/couponOffers';
import { LinkButton } from '@/ui/button/LinkButton';

import { CouponClaimRefusedView } from '../parts/CouponClaimRefusedView';
import { ScanCouponCodeButton } from '../parts/ScanCouponCodeButton';
import { toCouponClaimRefusal } from './model/claimRefusal';
import { PayForPlateButton } from './PayForPlateButton';

/** Why a coupon was refused, and what the driver can do about it. */
export default function CouponRefusedScreen() {
  const { frame, query } = useScreen('scanQRCodeFailed');
  const { code, plateNo, errorCode } = query;
  const { currentData: offer } = useGetCouponOfferQuery(code === undefined ? skipToken : { code }, {
    refetchOnMountOrArgChange: true,
  });
  const refusal = toCouponClaimRefusal(errorCode, offer?.closedReason);
  const { next } = refusal;
  const payBillButton =
    plateNo === undefined ? null : (
      <PayForPlateButton plateNo={plateNo} isYellow={false} isQuiet={refusal.mayHaveCoupon === true} />
    );
  const otherPlateLink = (variant: 'primary' | 'text') =>
    code === undefined ? null : (
      <LinkButton variant={variant} replace to={pathTo('scanQRCode', { code })}>
        换一个车牌领取
      </LinkButton>
    );
  return (
    <CouponClaimRefusedView
      frame={frame}
      code={code}
      plateNo={plateNo}
      refusal={refusal}
      actions={
        <>
          {next === 'plate' && otherPlateLink('primary')}
          {next === 'bill' && payBillButton}
          {next === 'scan' ? <ScanCouponCodeButton variant="primary" /> : <ScanCouponCodeButton />}
          {refusal.mayHaveCoupon === true && payBillButton}
          {next === 'bill' && otherPlateLink('text')}
        </>
      }
    />
  );
}
