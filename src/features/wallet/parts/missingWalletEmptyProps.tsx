import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/EmptyState';

/** Shown if the URL does not refer to a wallet of the driver. */
export const missingWalletEmptyProps: EmptyProps = {
  illustration: 'bill',
  text: '没有找到这个钱包，链接可能已失效',
  action: <LinkButton to={pathTo('wallet')}>看我的钱包</LinkButton>,
};
