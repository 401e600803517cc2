import { useScreen } from '@/navigation/hooks/useScreen';

import { PaperRoute } from './PaperRoute';

/** Certifies the vehicle of a disabled driver. */
export default function PlateMaterialDisabledScreen() {
  const { frame, query } = useScreen('plateMaterialDisabled');
  return <PaperRoute frame={frame} query={query} />;
}
