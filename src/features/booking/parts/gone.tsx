import { standing } from '@/navigation/standing';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/Empty';

const lots = standing('bookParksIndex');
const records = standing('bookRecord');

/** For an address whose lot takes no bookings. */
export const goneLot: EmptyProps = {
  drawing: 'search',
  text: '这个停车场不能预约',
  action: lots === undefined ? undefined : <LinkButton to={lots}>看可预约的停车场</LinkButton>,
};

/** For an address whose booking does not exist. */
export const goneBooking: EmptyProps = {
  drawing: 'bill',
  text: '没有找到这个预约',
  action: records === undefined ? undefined : <LinkButton to={records}>看我的预约</LinkButton>,
};
