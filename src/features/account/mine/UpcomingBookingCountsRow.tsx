import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import { readStoredThirdPartyId } from '@/services/base/baseQuery/identity';
import { useGetUserCenterQuery } from '@/services/booking/user';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { upcomingBookingCountsText } from './model/upcomingBookingCountsText';

/** The number of upcoming bookings. Renders nothing if there are none, or if the number is unknown. */
export function UpcomingBookingCountsRow() {
  const { local } = usePorts();
  // The booking service cannot be called without an openid, and a failed call would add noise to every recording.
  const skip = readStoredThirdPartyId(local) === '';
  const { currentData } = useGetUserCenterQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  const bookingsText = currentData === undefined ? '' : upcomingBookingCountsText(currentData);
  if (bookingsText === '') return null;
  return (
    <CardRows>
      <ListRow title="车位预约" note={bookingsText} to={pathTo('bookRecord')} />
    </CardRows>
  );
}
