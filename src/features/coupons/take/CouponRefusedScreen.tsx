import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetCouponOfferQuery } from '@/services/coupon/couponOffers';
import { LinkButton } from '@/ui/button/LinkButton';

import { RefusedCoupon } from '../parts/RefusedCoupon';
import { ScanAgain } from '../parts/ScanAgain';
import { refusalOf } from './model/refusal';
import { ToTheBill } from './ToTheBill';

/** Why a coupon was refused, and what the driver can do about it. */
export default function CouponRefusedScreen() {
  const { frame, query } = useScreen('scanQRCodeFailed');
  const { code, plateNo, errorCode } = query;
  const { currentData: offer } = useGetCouponOfferQuery(code === undefined ? skipToken : { code }, {
    refetchOnMountOrArgChange: true,
  });
  const refusal = refusalOf(errorCode, offer?.closedReason);
  const { next } = refusal;
  const bill =
    plateNo === undefined ? null : <ToTheBill plateNo={plateNo} isYellow={false} isQuiet={refusal.mayBeOwn === true} />;
  const other = (variant: 'primary' | 'text') =>
    code === undefined ? null : (
      <LinkButton variant={variant} replace to={pathTo('scanQRCode', { code })}>
        换一个车牌领取
      </LinkButton>
    );
  return (
    <RefusedCoupon
      frame={frame}
      code={code}
      plateNo={plateNo}
      refusal={refusal}
      actions={
        <>
          {next === 'plate' && other('primary')}
          {next === 'bill' && bill}
          {next === 'scan' ? <ScanAgain variant="primary" /> : <ScanAgain />}
          {refusal.mayBeOwn === true && bill}
          {next === 'bill' && other('text')}
        </>
      }
    />
  );
}
