import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import { readStoredThirdId } from '@/services/base/baseQuery/identity';
import { useGetUserCenterQuery } from '@/services/booking/user';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { upcomingBookingsText } from './model/upcomingBookingsText';

/** The number of upcoming bookings. Renders nothing if there are none, or if the number is unknown. */
export function UpcomingBookingsRow() {
  const { local } = usePorts();
  // The booking service cannot be called without an openid, and a failed call would add noise to every recording.
  const skip = readStoredThirdId(local) === '';
  const { currentData } = useGetUserCenterQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  const bookingsText = currentData === undefined ? '' : upcomingBookingsText(currentData);
  if (bookingsText === '') return null;
  return (
    <CardRows>
      <ListRow title="车位预约" note={bookingsText} to={pathTo('bookRecord')} />
    </CardRows>
  );
}
