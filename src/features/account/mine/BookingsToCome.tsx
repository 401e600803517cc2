import { pathTo } from '@/navigation/paths';
import { useGetUserCenterQuery } from '@/services/booking/user';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { thirdIdOf } from '@/services/transport/query/identity';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { liveBookingWords } from './model/liveBookings';

/** How many bookings wait for the driver. Renders nothing without one, and where nobody says how many. */
export function BookingsToCome() {
  const { local } = usePorts();
  // Without an openid the booking service cannot be asked, and a failed call would stand in every recording.
  const skip = thirdIdOf(local) === '';
  const { currentData } = useGetUserCenterQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  const words = currentData === undefined ? '' : liveBookingWords(currentData);
  if (words === '') return null;
  return (
    <Rows>
      <ListRow title="车位预约" note={words} to={pathTo('bookRecord')} />
    </Rows>
  );
}
