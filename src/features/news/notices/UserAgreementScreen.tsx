import { useScreen } from '@/navigation/hooks/useScreen';
import { OPERATOR_NOTICE_TYPE } from '@/services/basic/notices';

import { AgreementView } from './AgreementView';

/** The current user agreement. */
export default function UserAgreementScreen() {
  const { frame } = useScreen('notice1');
  return <AgreementView frame={frame} noticeType={OPERATOR_NOTICE_TYPE.agreement} />;
}
