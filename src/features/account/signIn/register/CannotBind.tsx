import { useDispatch, useSelector } from 'react-redux';

import { selectHost } from '@/flows/entry/entrySlice';
import { authorizationRequested } from '@/flows/session/authorizationSlice';
import { useNotMe } from '@/flows/session/useSession';
import { useGo } from '@/navigation/hooks/useGo';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';

import { FootLinks } from '../parts/FootLinks';
import { useReturn } from './useReturn';

interface CannotBindProps {
  readonly frame: ScreenHeaderProps;
  readonly wayBack: string | undefined;
  /** A link has signed in an account without a number. */
  readonly isSignedIn: boolean;
}

/**
 * In place of the form, for a visitor whose openid nobody has proved, and for whoever a link has signed in to an account that they cannot recognise. Bound, the account would belong to whoever wrote the link that brought it. A bill is
 * paid without it, so the way back stands here.
 */
export function CannotBind({ frame, wayBack, isSignedIn }: CannotBindProps) {
  const go = useGo();
  const dispatch = useDispatch();
  const { canAuthorize } = useSelector(selectHost);
  const leave = useReturn(wayBack);
  const authorize = () => {
    dispatch(authorizationRequested({ wayBack }));
    go.instead('loginLoading', { redirect: wayBack });
  };
  const notMe = useNotMe();
  const NotMe = canAuthorize ? TextButton : PrimaryButton;
  const toLogin = pathTo('login', { redirect: wayBack });
  return (
    <ScreenFrame {...frame}>
      <Notice tone="soon" isAnnounced>
        暂时无法确认您的身份，不能绑定手机号。停车费可以返回直接支付
      </Notice>
      <Card>
        {canAuthorize && <PrimaryButton onPress={authorize}>授权确认身份</PrimaryButton>}
        {isSignedIn ? (
          <NotMe onPress={notMe}>不是我，换账号登录</NotMe>
        ) : (
          <LinkButton to={toLogin} replace variant={canAuthorize ? 'text' : 'primary'}>
            手机号登录
          </LinkButton>
        )}
      </Card>
      <FootLinks>
        <TextButton onPress={leave}>暂不绑定，返回</TextButton>
      </FootLinks>
    </ScreenFrame>
  );
}
