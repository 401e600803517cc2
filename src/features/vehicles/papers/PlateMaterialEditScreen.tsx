import { useScreen } from '@/navigation/hooks/useScreen';

import { PaperFormGate } from './PaperFormGate';

/** Certifies a vehicle, or claims one that another account has bound. */
export default function PlateMaterialEditScreen() {
  const { frame, query } = useScreen('plateMaterialEdit');
  return <PaperFormGate frame={frame} query={query} />;
}
