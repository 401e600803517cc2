import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/Empty';

/** An address that names no merchant of the driver, or none any more. */
export const GONE_MERCHANT: EmptyProps = {
  drawing: 'coupon',
  text: '没有找到这个商户，可能已不再由您管理',
  action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
};
