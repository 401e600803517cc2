import { pathTo } from '@/navigation/paths';
import { useGetUserCenterQuery } from '@/services/booking/user';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { liveBookingWords } from './model/liveBookings';

/** How many bookings wait for the driver. Renders nothing without one, and where nobody says how many. */
export function BookingsToCome() {
  const { currentData } = useGetUserCenterQuery(undefined, { refetchOnMountOrArgChange: true });
  const words = currentData === undefined ? '' : liveBookingWords(currentData);
  if (words === '') return null;
  return (
    <Rows>
      <ListRow title="车位预约" note={words} to={pathTo('bookRecord')} />
    </Rows>
  );
}
