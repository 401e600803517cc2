import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/LinkButton';

import { AgreementScreen } from '../parts/AgreementScreen';
import styles from '../parts/Article.module.css';

/** The privacy policy in force, and the way to its former editions. */
export default function PrivacyPolicyScreen() {
  return (
    <AgreementScreen name="notice2" title="隐私政策" noticeType={2}>
      <div className={styles['way']}>
        <LinkButton to={pathTo('privacyPolicyHistory')}>历史版本</LinkButton>
      </div>
    </AgreementScreen>
  );
}
