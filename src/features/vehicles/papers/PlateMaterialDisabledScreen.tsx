import { useScreen } from '@/navigation/hooks/useScreen';

import { PaperFormGate } from './PaperFormGate';

/** Certifies the vehicle of a disabled driver. */
export default function PlateMaterialDisabledScreen() {
  const { frame, query } = useScreen('plateMaterialDisabled');
  return <PaperFormGate frame={frame} query={query} />;
}
