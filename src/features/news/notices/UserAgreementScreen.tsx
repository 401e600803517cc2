import { NOTICE_TYPE } from '@/services/basic/notices';

import { AgreementView } from './AgreementView';

/** The user agreement in force. */
export default function UserAgreementScreen() {
  return <AgreementView name="notice1" title="用户协议" noticeType={NOTICE_TYPE.agreement} />;
}
