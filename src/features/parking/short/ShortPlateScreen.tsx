import { useQueryOf } from '@/navigation/hooks/useQuery';

import { PlateQueryView } from '../parts/PlateQueryView';

/** The start of the short flow: which plate is to be paid for. */
export default function ShortPlateScreen() {
  return <PlateQueryView frame={{ name: 'plate', title: '车牌缴费' }} given={useQueryOf('plate')} billAt="pay" />;
}
