import type { ReactNode } from 'react';

import { LinkButton } from '@/ui/button/LinkButton';

import { BottomBar } from './BottomBar';

interface LinkBarProps {
  /** What is to be paid where it leads: an Amount. */
  readonly left?: ReactNode;
  readonly to: string;
  /** Its words: `去支付`. */
  readonly children: string;
}

/** The lower edge of a screen whose next step is another screen. */
export function LinkBar({ left, to, children }: LinkBarProps) {
  return (
    <BottomBar left={left}>
      <LinkButton look="primary" to={to}>
        {children}
      </LinkButton>
    </BottomBar>
  );
}
