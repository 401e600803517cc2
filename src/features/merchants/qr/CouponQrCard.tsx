import { SECOND_MS } from '@/lib/timeUnits';
import { useSecondsLeft } from '@/platform/clock/useSecondsLeft';
import { usePorts } from '@/platform/ports/PortsContext';
import type { MerchantStockCoupon } from '@/services/coupon/merchants';
import { TextButton } from '@/ui/button/TextButton';
import { CardActions } from '@/ui/card/CardActions';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { QrCode } from '@/ui/picture/QrCode';
import { Countdown } from '@/ui/text/Countdown';
import { useOnExpired } from '@/ui/text/useOnExpired';

import { toScannableUrl } from './model/couponQrContent';
import type { useCouponQrCode } from './useCouponQrCode';

interface CouponQrCardProps {
  readonly qr: ReturnType<typeof useCouponQrCode>;
  readonly content: string;
  readonly coupon: MerchantStockCoupon;
}

/**
 * The QR code, its countdown, and how many coupons were claimed with it. An expired code is renewed and never shown.
 */
export function CouponQrCard({ qr, content, coupon }: CouponQrCardProps) {
  const { page, config } = usePorts();
  const { untilMs, leftNum, takenNum, closedReason, renew } = qr;
  const secondsLeft = useSecondsLeft(untilMs);
  const isExpired = untilMs !== null && secondsLeft === 0;
  useOnExpired(isExpired, renew);
  if (closedReason !== '' || leftNum === 0) {
    return (
      <NoticeBanner tone="soon" isAnnounced action={<TextButton onPress={renew}>换新码</TextButton>}>
        {closedReason || '这张券已发完'}
      </NoticeBanner>
    );
  }
  return (
    <>
      {!isExpired && (
        <QrCode
          text={toScannableUrl(content, new URL(page.href()).origin, config.basePath)}
          label={`${coupon.couponName}领券二维码`}
        />
      )}
      <p>
        <InlineFacts of={[takenNum > 0 ? `本码已领${String(takenNum)}张` : '', '扫不出时，请调高屏幕亮度']} />
      </p>
      <CardActions>
        {untilMs !== null && <Countdown label="有效期" msLeft={secondsLeft * SECOND_MS} isSoon={false} />}
        <TextButton onPress={renew}>换新码</TextButton>
      </CardActions>
    </>
  );
}
