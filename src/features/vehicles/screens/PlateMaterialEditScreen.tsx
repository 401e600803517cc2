import { useQueryOf } from '@/navigation/useQuery';

import { PaperRoute } from '../parts/PaperRoute';

/** Certifies a vehicle, or claims one that another account has bound. */
export default function PlateMaterialEditScreen() {
  const asked = useQueryOf('plateMaterialEdit');
  return <PaperRoute name="plateMaterialEdit" asked={asked} />;
}
