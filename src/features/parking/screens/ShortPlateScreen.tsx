import { useQueryOf } from '@/navigation/useQuery';

import { PlateQueryScreen } from '../parts/PlateQueryScreen';

/** The start of the short flow: which plate is to be paid for. */
export default function ShortPlateScreen() {
  return <PlateQueryScreen frame={{ name: 'plate', title: '车牌缴费' }} given={useQueryOf('plate')} billAt="pay" />;
}
