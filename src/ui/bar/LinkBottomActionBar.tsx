import type { ReactNode } from 'react';

import { LinkButton } from '@/ui/button/LinkButton';

import { BottomActionBar } from './BottomActionBar';

interface LinkBarProps {
  /** The amount to pay on the linked screen: an Amount. */
  readonly left?: ReactNode;
  readonly to: string;
  /** Its text: `去支付`. */
  readonly children: string;
}

/** The bar at the bottom of a screen whose next step is another screen. */
export function LinkBottomActionBar({ left, to, children }: LinkBarProps) {
  return (
    <BottomActionBar left={left}>
      <LinkButton variant="primary" to={to}>
        {children}
      </LinkButton>
    </BottomActionBar>
  );
}
