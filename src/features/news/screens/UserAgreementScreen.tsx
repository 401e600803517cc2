import { AgreementScreen } from '../parts/AgreementScreen';

/** The user agreement in force. */
export default function UserAgreementScreen() {
  return <AgreementScreen name="notice1" title="用户协议" noticeType={1} />;
}
