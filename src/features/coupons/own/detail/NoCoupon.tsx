import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { Empty, type EmptyProps } from '@/ui/load/Empty';

/** Shown for a coupon that does not exist. */
export const NO_COUPON: EmptyProps = {
  drawing: 'coupon',
  text: '没有找到这张优惠券',
  action: <LinkButton to={pathTo('unused')}>看我的优惠券</LinkButton>,
};

/** Shown for an address without a coupon. */
export function NoCoupon({ frame }: { readonly frame: Omit<ScreenFrameProps, 'children'> }) {
  return (
    <ScreenFrame {...frame}>
      <Empty {...NO_COUPON} />
    </ScreenFrame>
  );
}
