import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/Empty';

/** Shown when the address names no merchant that the driver manages. */
export const missingMerchantEmptyProps: EmptyProps = {
  illustration: 'coupon',
  text: '没有找到这个商户，可能已不再由您管理',
  action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
};
