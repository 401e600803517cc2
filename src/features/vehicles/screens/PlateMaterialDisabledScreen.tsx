import { useQueryOf } from '@/navigation/useQuery';

import { PaperRoute } from '../parts/PaperRoute';

/** Certifies the vehicle of a disabled driver. */
export default function PlateMaterialDisabledScreen() {
  const asked = useQueryOf('plateMaterialDisabled');
  return <PaperRoute name="plateMaterialDisabled" asked={asked} />;
}
