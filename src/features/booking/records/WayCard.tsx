import type { VisitPhase } from '@/domain/booking/visit';
import { isAhead, isInside } from '@/domain/booking/visit';
import { useWayfinding } from '@/flows/wayfinding/useWayfinding';
import { standing } from '@/navigation/standing';
import type { Booking } from '@/services/booking/bookings';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { FactRows } from '@/ui/card/FactRows';
import { useAround } from '@/widgets/place/useAround';

import { berthPlace } from '../model/berthWords';

interface WayCardProps {
  readonly booking: Booking;
  readonly phase: VisitPhase;
}

/** The way to the berth: to the lot by a map app, from its gate in words, and through its lock. */
export function WayCard({ booking, phase }: WayCardProps) {
  const { leadTo } = useWayfinding();
  const { me } = useAround();
  const { parkName, parkAddr, entryTip, longitude: lng, latitude: lat, lockId } = booking;
  const isPlaced = Number.isFinite(lng) && Number.isFinite(lat);
  const lock =
    lockId !== '' && (isAhead(phase) || isInside(phase)) ? standing('spaceLockControl', { lockId }) : undefined;
  return (
    <Card title="怎么去">
      <FactRows
        facts={[
          { label: '车位', value: berthPlace(booking) },
          { label: '入口', value: entryTip },
          { label: '地址', value: parkAddr },
        ]}
      />
      <CardActions>
        {isPlaced && (
          <TextButton
            label={`导航到${parkName || '停车场'}`}
            onPress={() => {
              leadTo({ lng, lat, name: parkName, address: parkAddr }, me);
            }}
          >
            导航
          </TextButton>
        )}
        {lock !== undefined && <LinkButton to={lock}>开地锁</LinkButton>}
      </CardActions>
    </Card>
  );
}
