import { useScreen } from '@/navigation/hooks/useScreen';

import { VehiclePapersFormGate } from './VehiclePapersFormGate';

/** Certifies a vehicle, or claims one that another account has bound. */
export default function PlateMaterialEditScreen() {
  const { frame, query } = useScreen('plateMaterialEdit');
  return <VehiclePapersFormGate frame={frame} query={query} />;
}
