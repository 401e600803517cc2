import { pathTo } from '@/navigation/paths';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Rows } from '@/ui/Rows';

import { AgreementScreen } from '../parts/AgreementScreen';

/** The privacy policy in force, and the way to its former editions. */
export default function PrivacyPolicyScreen() {
  return (
    <AgreementScreen name="notice2" title="隐私政策" noticeType={2}>
      <Card>
        <Rows>
          <ListRow title="历史版本" to={pathTo('privacyPolicyHistory')} />
        </Rows>
      </Card>
    </AgreementScreen>
  );
}
