import { useScreen } from '@/navigation/hooks/useScreen';

import { VehiclePapersFormGate } from './VehiclePapersFormGate';

/** Certifies the vehicle of a disabled driver. */
export default function PlateMaterialDisabledScreen() {
  const { frame, query } = useScreen('plateMaterialDisabled');
  return <VehiclePapersFormGate frame={frame} query={query} />;
}
