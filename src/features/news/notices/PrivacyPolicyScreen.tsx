import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { OPERATOR_NOTICE_TYPE } from '@/services/basic/notices';
import { LinkButton } from '@/ui/button/LinkButton';

import styles from '../parts/Article.module.css';
import { AgreementView } from './AgreementView';

/** The current privacy policy, with a link to its earlier editions. */
export default function PrivacyPolicyScreen() {
  const { frame } = useScreen('notice2');
  return (
    <AgreementView frame={frame} noticeType={OPERATOR_NOTICE_TYPE.privacyPolicy}>
      <div className={styles['way']}>
        <LinkButton to={pathTo('privacyPolicyHistory')}>历史版本</LinkButton>
      </div>
    </AgreementView>
  );
}
