import { formatPlate } from '@/domain/plate/plateFace';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';

import { TakenTicket } from '../parts/TakenTicket';
import { useTakenChargingCoupon } from './useTakeChargingCoupon';

/** A charging coupon was taken. Only one that this device received is shown as taken. */
export default function ChargingCouponTakenScreen() {
  const { frame, query } = useScreen('scanQRCodeChargingSuccess');
  const [taken] = useTakenChargingCoupon();
  const own = <LinkButton to={pathTo('chargingChoiceCoupon')}>看我的充电券</LinkButton>;
  return (
    <TakenTicket
      frame={frame}
      taken={taken?.couponId === query.couponId ? taken : null}
      next={({ plateNo }) => (plateNo === '' ? '充电结算时自动抵扣' : `给 ${formatPlate(plateNo)} 充电时自动抵扣`)}
      actions={({ plateNo }) => (
        <>
          <LinkButton variant="primary" to={pathTo('map', { isFromHome: '2' })}>
            去充电
          </LinkButton>
          {plateNo === '' && own}
          <LinkButton to={pathTo('home')}>返回首页</LinkButton>
        </>
      )}
      unknown={{
        text: '这部手机上没有这次领取的记录；领到的券在我的充电券里，结算时自动抵扣',
        action: own,
      }}
    />
  );
}
