import { useContext } from 'react';
import { useLocation } from 'react-router-dom';

import { RouteDefinitionContext, useScreenName } from '@/navigation/hooks/useScreenName';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useTabFrameProps } from '@/navigation/hooks/useTabFrameProps';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { EmptyState } from '@/ui/load/EmptyState';

/** Shown to a visitor instead of a screen that needs a session. No call is sent (Rule 4.3). */
export function SignInRequiredView() {
  const go = useScreenNavigator();
  const frame = useTabFrameProps(useScreenName());
  const { title } = frame;
  const signInReason = useContext(RouteDefinitionContext)?.signInReason;
  const { pathname, search } = useLocation();
  return (
    <ScreenFrame {...frame} onBack={go.back}>
      <EmptyState
        illustration="plate"
        text={signInReason === undefined ? `${title}需要登录，登录后回到这里` : `登录后${signInReason}`}
        action={<LinkButton to={pathTo('login', { enCodeUrl: pathname + search })}>登录</LinkButton>}
      />
    </ScreenFrame>
  );
}
