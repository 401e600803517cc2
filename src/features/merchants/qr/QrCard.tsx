import { SECOND_MS } from '@/lib/timeUnits';
import type { MerchantCoupon } from '@/services/coupon/merchants';
import { useSecondsLeft } from '@/services/transport/clock/useTicking';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { TextButton } from '@/ui/button/TextButton';
import { CardActions } from '@/ui/card/CardActions';
import { Facts } from '@/ui/card/Facts';
import { Notice } from '@/ui/card/Notice';
import { QrPicture } from '@/ui/picture/QrPicture';
import { Countdown } from '@/ui/text/Countdown';
import { useWhenOver } from '@/ui/text/useWhenOver';

import { contentToScan } from './model/qrContent';
import type { useQrCode } from './useQrCode';

interface QrCardProps {
  readonly qr: ReturnType<typeof useQrCode>;
  readonly content: string;
  readonly coupon: MerchantCoupon;
}

/** The code, its clock, and what has been taken with it. A code that is over is replaced, and never shown. */
export function QrCard({ qr, content, coupon }: QrCardProps) {
  const { page, config } = usePorts();
  const { untilMs, leftNum, takenNum, closedReason, renew } = qr;
  const left = useSecondsLeft(untilMs);
  const isOver = untilMs !== null && left === 0;
  useWhenOver(isOver, renew);
  if (closedReason !== '' || leftNum === 0) {
    return (
      <Notice tone="soon" isAnnounced action={<TextButton onPress={renew}>换新码</TextButton>}>
        {closedReason || '这张券已发完'}
      </Notice>
    );
  }
  return (
    <>
      {!isOver && (
        <QrPicture
          text={contentToScan(content, new URL(page.href()).origin, config.basePath)}
          label={`${coupon.couponName}领券二维码`}
        />
      )}
      <p>
        <Facts of={[takenNum > 0 ? `本码已领${String(takenNum)}张` : '', '扫不出时，请调高屏幕亮度']} />
      </p>
      <CardActions>
        {untilMs !== null && <Countdown label="有效期" msLeft={left * SECOND_MS} isSoon={false} />}
        <TextButton onPress={renew}>换新码</TextButton>
      </CardActions>
    </>
  );
}
