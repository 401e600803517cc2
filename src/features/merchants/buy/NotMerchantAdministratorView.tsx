import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

/** Shown to a clerk who opened a purchase address. */
export function NotMerchantAdministratorView({ frame }: { readonly frame: Omit<ScreenFrameProps, 'children'> }) {
  return (
    <MissingItemScreen
      frame={frame}
      empty={{
        illustration: 'coupon',
        text: '只有商户管理员可以购券',
        action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
      }}
    />
  );
}
