import { useScreen } from '@/navigation/hooks/useScreen';

import { PlateQueryView } from '../parts/PlateQueryView';

/** The start of the short flow: the choice of the plate to pay for. */
export default function ShortPlateScreen() {
  const { frame, query } = useScreen('plate');
  // The short flow starts here, so there is no way back.
  return <PlateQueryView frame={{ ...frame, onBack: undefined }} given={query} billAt="pay" />;
}
