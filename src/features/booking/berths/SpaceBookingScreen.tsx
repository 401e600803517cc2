import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { BookingFormView } from './BookingFormView';

/** 车位预约: the time, the berth and the vehicle at one lot. */
export default function SpaceBookingScreen() {
  const { frame, query } = useScreen('spaceBooking');
  const { parkId, berthId } = query;
  if (parkId === undefined) {
    return (
      <MissingItemScreen
        frame={frame}
        empty={{
          illustration: 'search',
          text: '先选要去的停车场',
          action: <LinkButton to={pathTo('bookParksIndex')}>看可预约的停车场</LinkButton>,
        }}
      />
    );
  }
  return <BookingFormView key={parkId} frame={frame} parkId={parkId} berthId={berthId} />;
}
