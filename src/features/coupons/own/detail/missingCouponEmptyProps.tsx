import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/EmptyState';

/** Shown when the coupon of the address does not exist. */
export const missingCouponEmptyProps: EmptyProps = {
  illustration: 'coupon',
  text: '没有找到这张优惠券',
  action: <LinkButton to={pathTo('unused')}>看我的优惠券</LinkButton>,
};
