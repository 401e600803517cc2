import { useQueryOf } from '@/navigation/hooks/useQuery';

import { PaperRoute } from './PaperRoute';

/** Certifies the vehicle of a disabled driver. */
export default function PlateMaterialDisabledScreen() {
  const asked = useQueryOf('plateMaterialDisabled');
  return <PaperRoute name="plateMaterialDisabled" asked={asked} />;
}
