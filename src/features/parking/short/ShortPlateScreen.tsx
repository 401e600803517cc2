import { useScreen } from '@/navigation/hooks/useScreen';

import { PlateQueryView } from '../parts/PlateQueryView';

/** The start of the short flow: the choice of the plate to pay for. */
export default function ShortPlateScreen() {
  const { frame, query } = useScreen('plate');
  // The short flow starts on this screen, so it has no Back button.
  return <PlateQueryView frame={{ ...frame, onBack: undefined }} initialPlate={query} billAt="pay" />;
}
