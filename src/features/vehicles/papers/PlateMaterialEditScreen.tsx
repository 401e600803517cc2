import { useQueryOf } from '@/navigation/hooks/useQuery';

import { PaperRoute } from './PaperRoute';

/** Certifies a vehicle, or claims one that another account has bound. */
export default function PlateMaterialEditScreen() {
  const asked = useQueryOf('plateMaterialEdit');
  return <PaperRoute name="plateMaterialEdit" asked={asked} />;
}
