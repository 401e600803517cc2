import { useDispatch, useSelector } from 'react-redux';

import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { authorizationRequested } from '@/flows/session/authorizationSlice';
import { useSwitchAccount } from '@/flows/session/useSession';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';

import { FormFootLinks } from '../parts/FormFootLinks';
import { useGoToReturnPath } from './useGoToReturnPath';

interface BindPhoneBlockedProps {
  readonly frame: ScreenHeaderProps;
  readonly returnPath: string | undefined;
  /** A link has signed the driver in to an account without a number. */
  readonly isSignedIn: boolean;
}

/**
 * Replaces the form for a visitor whose openid is not verified, and for a driver whom a link has signed in to an
 * account without a number. The number would be bound to the account of whoever made the link. A bill can be paid
 * without binding, so the driver can return.
 */
export function BindPhoneBlockedView({ frame, returnPath, isSignedIn }: BindPhoneBlockedProps) {
  const go = useScreenNavigator();
  const dispatch = useDispatch();
  const { canAuthorize } = useSelector(selectHostCapabilities);
  const goToReturnPath = useGoToReturnPath(returnPath);
  const authorize = () => {
    dispatch(authorizationRequested({ wayBack: returnPath }));
    go.replace('loginLoading', { redirect: returnPath });
  };
  const notMe = useSwitchAccount();
  const NotMeButton = canAuthorize ? TextButton : PrimaryButton;
  const loginPath = pathTo('login', { redirect: returnPath });
  return (
    <ScreenFrame {...frame}>
      <NoticeBanner tone="soon" isAnnounced>
        暂时无法确认您的身份，不能绑定手机号。停车费可以返回直接支付
      </NoticeBanner>
      <Card>
        {canAuthorize && <PrimaryButton onPress={authorize}>授权确认身份</PrimaryButton>}
        {isSignedIn ? (
          <NotMeButton onPress={notMe}>不是我，换账号登录</NotMeButton>
        ) : (
          <LinkButton to={loginPath} replace variant={canAuthorize ? 'text' : 'primary'}>
            手机号登录
          </LinkButton>
        )}
      </Card>
      <FormFootLinks>
        <TextButton onPress={goToReturnPath}>暂不绑定，返回</TextButton>
      </FormFootLinks>
    </ScreenFrame>
  );
}
