import { standing } from '@/navigation/standing';
import type { Lock } from '@/services/booking/locks';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { CallRows } from '@/widgets/place/CallRows';

import { faultReport } from './model/lockWords';

/** What a lock leads to: its booking, and whom to tell of a fault. */
export function LockLinks({ lock }: { readonly lock: Lock }) {
  const { bookOrderNo, parkId } = lock;
  const now = useServerNow();
  const links = [
    {
      title: '看这个预约',
      to: bookOrderNo === '' ? undefined : standing('bookRecordDetail', { orderNo: bookOrderNo }),
    },
    { title: '报障', to: standing('customerServiceFeedBack', faultReport(lock, now)) },
  ];
  return (
    <Card title="报障和求助">
      <Rows>
        {links.map(({ title, to }) => (to === undefined ? null : <ListRow key={title} title={title} to={to} />))}
        <CallRows parkId={parkId} />
      </Rows>
    </Card>
  );
}
