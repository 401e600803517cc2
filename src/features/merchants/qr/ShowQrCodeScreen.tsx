import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { type ScreenHeaderProps, useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { MerchantStockCoupon } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { StockCouponLoader } from '../parts/StockCouponLoader';
import { StockCouponTicket } from '../parts/StockCouponTicket';
import { CouponQrCard } from './CouponQrCard';
import { useCouponQrCode } from './useCouponQrCode';

const LIMIT_OPTIONS = [
  { value: 1, label: '一人一码' },
  { value: 0, label: '多人可领' },
] as const;
const VALUES = LIMIT_OPTIONS.map(({ value }) => value);
const CODE_HEIGHT = 340;

interface CouponQrViewProps {
  readonly frame: ScreenHeaderProps<'showQRCode'>;
  readonly coupon: MerchantStockCoupon;
}

/** Shows the QR code with which guests claim the coupon themselves. */
export default function ShowQrCodeScreen() {
  const { frame, query } = useScreen('showQRCode');
  return (
    <StockCouponLoader {...query} frame={frame} isValid={1} cardHeights={[88, 420]}>
      {(coupon) => <CouponQrView frame={frame} coupon={coupon} />}
    </StockCouponLoader>
  );
}

/** The coupon and its QR code: for one guest, or for everyone at the counter. */
function CouponQrView({ frame, coupon }: CouponQrViewProps) {
  const { merchantId, merchantCouponId } = coupon;
  const [limit, selectLimit] = usePersistedSelection<0 | 1>('showQRCode.limit', VALUES, 1);
  const qr = useCouponQrCode(merchantCouponId, limit);
  const load = toContentLoadState(qr.query, {
    message: '二维码加载失败',
    waitingFor: '正在生成二维码…',
    size: 'block',
  });
  return (
    <ScreenFrame {...frame}>
      <SegmentedControl legend="谁可以领" options={LIMIT_OPTIONS} value={limit} onChange={selectLimit} />
      <Card>
        <LoadStateContent
          {...load}
          {...(qr.qrCode === undefined && load.state === 'ready' ? { state: 'loading' as const } : {})}
          skeleton={<Skeleton height={CODE_HEIGHT} />}
        >
          {qr.qrCode !== undefined && <CouponQrCard qr={qr} content={qr.qrCode.qrContent} coupon={coupon} />}
        </LoadStateContent>
      </Card>
      <StockCouponTicket
        coupon={{ ...coupon, leftNum: qr.leftNum ?? coupon.leftNum }}
        action={
          <LinkButton to={pathTo('giveCouponsList', { merchantId })} replace>
            换一张券
          </LinkButton>
        }
      />
      <LinkButton to={pathTo('giveCouponsRecord', { merchantId })}>看发放记录</LinkButton>
    </ScreenFrame>
  );
}
