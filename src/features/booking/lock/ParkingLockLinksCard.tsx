import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingLock } from '@/services/booking/locks';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PhoneNumberRows } from '@/widgets/place/PhoneNumberRows';

import { toParkingLockFaultReportQueryParams } from './model/lockText';

/** Links of a lock: its booking, fault report, and phone numbers. */
export function ParkingLockLinksCard({ lock }: { readonly lock: ParkingLock }) {
  const { bookOrderNo, parkId } = lock;
  const now = useServerNow();
  const links = [
    {
      title: '看这个预约',
      to: bookOrderNo === '' ? undefined : getPathIfInBuild('bookRecordDetail', { orderNo: bookOrderNo }),
    },
    { title: '报障', to: getPathIfInBuild('customerServiceFeedBack', toParkingLockFaultReportQueryParams(lock, now)) },
  ];
  return (
    <Card title="报障和求助">
      <CardRows>
        {links.map(({ title, to }) => (to === undefined ? null : <ListRow key={title} title={title} to={to} />))}
        <PhoneNumberRows parkId={parkId} />
      </CardRows>
    </Card>
  );
}
