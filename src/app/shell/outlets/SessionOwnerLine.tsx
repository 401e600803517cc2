import { useLayoutEffect, useRef } from 'react';

import { maskPhone } from '@/domain/phone';
import { useSwitchAccount } from '@/flows/session/useSession';
import { useScreenName } from '@/navigation/hooks/useScreenName';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { TextButton } from '@/ui/button/TextButton';

import styles from './SessionOwnerLine.module.css';
import { SPENDING_SCREENS } from './spendingScreens';

/**
 * In a session that a link has started: shows whose account it is and a button to sign out, on each screen where a
 * mistake would cost the driver money or a plate (Rule 4.4).
 */
export function SessionOwnerLine() {
  return SPENDING_SCREENS.has(useScreenName()) ? <OwnerLineContent /> : null;
}

function OwnerLineContent() {
  const { currentData: owner } = useGetLoginInfoQuery();
  const notMe = useSwitchAccount();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = container.current?.ownerDocument.documentElement;
    root?.setAttribute('data-owner-line', 'on');
    return () => root?.removeAttribute('data-owner-line');
  }, []);
  const phone = maskPhone(owner?.phone ?? '');
  // An account without a phone number cannot be recognised by one.
  const noPhoneText = owner === undefined ? '' : '的账号未绑定手机号';
  return (
    <div ref={container} className={styles['line']} data-owner="line">
      <span className={styles['who']}>已登录{phone === '' ? noPhoneText : ` ${phone}`}</span>
      <TextButton onPress={notMe}>不是我</TextButton>
    </div>
  );
}
