import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';

import styles from './SignInPrompt.module.css';

/** Shown to a visitor in place of the driver's bills (Rule 4.3). */
export function SignInPrompt() {
  return (
    <Link className={styles['prompt']} to={pathTo('login', { enCodeUrl: pathTo('home') })}>
      <span className={styles['words']}>登录后自动查停车费</span>
      <span className={styles['act']}>登录/注册</span>
    </Link>
  );
}
