import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { Skeleton } from '@/ui/load/Skeleton';

import { Avatar } from '../parts/Avatar';
import { useProfile } from '../parts/useProfile';
import styles from './ProfileCard.module.css';

/** The signed-in driver, with a link to the profile. For a visitor, a link to sign in. */
export function ProfileCard({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const {
    profile: driver,
    query: { isError },
    isLoading: isDetailLoading,
  } = useProfile(isSignedIn);
  if (!isSignedIn) {
    return (
      <Link className={styles['card']} to={pathTo('login', { redirect: pathTo('mine') })}>
        <Avatar url="" />
        <span className={styles['words']}>
          <span className={styles['name']}>登录/注册</span>
          <span className={styles['note']}>查看车辆、账单和优惠券</span>
        </span>
        <ArrowIcon />
      </Link>
    );
  }
  const isLoading = driver === undefined ? !isError : driver.nickName === '' && isDetailLoading;
  return (
    <Link className={styles['card']} to={pathTo('userInfo')} aria-busy={isLoading}>
      <Avatar url={driver?.avatarUrl ?? ''} />
      <span className={styles['words']}>
        {isLoading ? (
          <>
            <Skeleton height="1.4em" width="8em" />
            <Skeleton height="1.2em" width="7em" />
          </>
        ) : (
          <>
            <span className={styles['name']}>
              {driver?.nickName === undefined || driver.nickName === '' ? '我的账号' : driver.nickName}
            </span>
            <span className={styles['note']}>{driver === undefined ? '资料加载失败' : driver.phone}</span>
          </>
        )}
      </span>
      <ArrowIcon />
    </Link>
  );
}

function ArrowIcon() {
  return (
    <svg className={styles['arrow']} width="1em" height="1em" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d="M6 3l5 5-5 5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
