import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { loadOf } from '@/widgets/loading/loadOf';

import { useStock } from '../parts/useMerchant';
import { QrView } from './QrView';

/** A QR code by which guests take the coupon themselves. */
export default function ShowQrCodeScreen() {
  const { frame, query } = useScreen('showQRCode');
  const { merchantId, couponId } = query;
  const stock = useStock(merchantId, 1);
  const coupon = stock.currentData?.results.find((one) => one.merchantCouponId === couponId);
  if (coupon !== undefined) return <QrView frame={frame} coupon={coupon} />;
  return (
    <DetailScreen
      frame={frame}
      load={loadOf(stock, {
        what: '优惠券加载失败',
        waitingFor: '正在查询优惠券…',
        isEmpty: () => true,
        isGoneWhenRefused: true,
        isNamed: merchantId !== undefined && couponId !== undefined,
      })}
      empty={{
        drawing: 'coupon',
        text: '这张券不能再发放',
        action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
      }}
      cardHeights={[88, 420]}
    />
  );
}
