import { useScreen } from '@/navigation/hooks/useScreen';

import { PlateQueryView } from '../parts/PlateQueryView';

/** The start of the short flow: which plate is to be paid for. */
export default function ShortPlateScreen() {
  const { frame, query } = useScreen('plate');
  // The short flow begins here: nothing lies behind it.
  return <PlateQueryView frame={{ ...frame, onBack: undefined }} given={query} billAt="pay" />;
}
