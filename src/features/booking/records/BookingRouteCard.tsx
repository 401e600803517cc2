import type { BookingPhase } from '@/domain/booking/bookingPhase';
import { isBookedCarInBerth, isBookingAwaitingEntry } from '@/domain/booking/bookingPhase';
import { useWayfinding } from '@/flows/wayfinding/useWayfinding';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import type { Booking } from '@/services/booking/bookings';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { FactRows } from '@/ui/card/FactRows';
import { useNearbyCenter } from '@/widgets/place/useNearbyCenter';

import { formatBerthPlace } from '../model/berthText';

interface BookingRouteCardProps {
  readonly booking: Booking;
  readonly phase: BookingPhase;
}

/** The route to the berth: navigation to the lot, directions from its gate, and its lock. */
export function BookingRouteCard({ booking, phase }: BookingRouteCardProps) {
  const { startNavigation } = useWayfinding();
  const { driverLocation } = useNearbyCenter();
  const { parkName, parkAddr, entryTip, longitude: lng, latitude: lat, lockId } = booking;
  const hasCoordinates = Number.isFinite(lng) && Number.isFinite(lat);
  const lockPath =
    lockId !== '' && (isBookingAwaitingEntry(phase) || isBookedCarInBerth(phase))
      ? getPathIfInBuild('spaceLockControl', { lockId })
      : undefined;
  return (
    <Card title="怎么去">
      <FactRows
        facts={[
          { label: '车位', value: formatBerthPlace(booking) },
          { label: '入口', value: entryTip },
          { label: '地址', value: parkAddr },
        ]}
      />
      <CardActions>
        {hasCoordinates && (
          <TextButton
            label={`导航到${parkName || '停车场'}`}
            onPress={() => {
              startNavigation({ lng, lat, name: parkName, address: parkAddr }, driverLocation);
            }}
          >
            导航
          </TextButton>
        )}
        {lockPath !== undefined && <LinkButton to={lockPath}>开地锁</LinkButton>}
      </CardActions>
    </Card>
  );
}
