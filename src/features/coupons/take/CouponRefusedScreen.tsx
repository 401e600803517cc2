import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';

import { MerchantContact } from '../parts/MerchantContact';
import { ScanAgain } from '../parts/ScanAgain';
import { refusalOf } from './model/refusal';
import { ToTheBill } from './ToTheBill';

/** Why a coupon was refused, and what the driver can do about it. */
export default function CouponRefusedScreen() {
  const { frame, query } = useScreen('scanQRCodeFailed');
  const { code, plateNo, errorCode } = query;
  const { word, advice, next } = refusalOf(errorCode);
  const bill = plateNo === undefined ? null : <ToTheBill plateNo={plateNo} isYellow={false} />;
  const other = (variant: 'primary' | 'text') =>
    code === undefined ? null : (
      <LinkButton variant={variant} replace to={pathTo('scanQRCode', { code })}>
        换一个车牌领取
      </LinkButton>
    );
  return (
    <ResultScreen
      frame={frame}
      // Not red, because nothing is lost and nothing is owed.
      status="closed"
      word={word}
      next={advice}
      actions={
        <>
          {next === 'plate' && other('primary')}
          {next === 'bill' && bill}
          {next === 'scan' ? <ScanAgain variant="primary" /> : <ScanAgain />}
          {next === 'bill' && other('text')}
        </>
      }
    >
      {code !== undefined && <MerchantContact code={code} />}
    </ResultScreen>
  );
}
