import { useLayoutEffect, useRef } from 'react';

import { maskPhone } from '@/domain/phone';
import { useNotMe } from '@/flows/session/useSession';
import { useScreenName } from '@/navigation/hooks/useScreenName';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { TextButton } from '@/ui/button/TextButton';

import styles from './OwnerLine.module.css';
import { SPENDING_SCREENS } from './spendingScreens';

/**
 * In a session that a link has begun: whose account it is, and the way out of it, on each screen where a mistake would cost the driver money or a plate
 * (Rule 4.4).
 */
export function OwnerLine() {
  return SPENDING_SCREENS.has(useScreenName()) ? <Line /> : null;
}

function Line() {
  const { currentData: owner } = useGetLoginInfoQuery();
  const notMe = useNotMe();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = place.current?.ownerDocument.documentElement;
    root?.setAttribute('data-owner-line', 'on');
    return () => root?.removeAttribute('data-owner-line');
  }, []);
  const phone = maskPhone(owner?.phone ?? '');
  // Whoever an account without a number belongs to, it is not recognised by one.
  const nobody = owner === undefined ? '' : '的账号未绑定手机号';
  return (
    <div ref={place} className={styles['line']} data-owner="line">
      <span className={styles['who']}>已登录{phone === '' ? nobody : ` ${phone}`}</span>
      <TextButton onPress={notMe}>不是我</TextButton>
    </div>
  );
}
