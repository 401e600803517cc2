import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';

interface CouponsReceivedProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** The coupons. */
  readonly children: ReactNode;
}

/** The result screen 优惠券已到账: coupons that the server has confirmed as claimed. */
export function CouponsClaimedView({ frame, children }: CouponsReceivedProps) {
  return (
    <ResultScreen
      frame={frame}
      status="success"
      word="优惠券已到账"
      nextStep="缴费时自动选最优惠的一张"
      actions={
        <>
          <LinkButton variant="primary" replace to={pathTo('unused')}>
            看我的优惠券
          </LinkButton>
          <LinkButton to={pathTo('home')}>返回首页</LinkButton>
        </>
      }
    >
      {children}
    </ResultScreen>
  );
}
