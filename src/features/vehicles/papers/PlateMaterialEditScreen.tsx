import { useScreen } from '@/navigation/hooks/useScreen';

import { PaperRoute } from './PaperRoute';

/** Certifies a vehicle, or claims one that another account has bound. */
export default function PlateMaterialEditScreen() {
  const { frame, query } = useScreen('plateMaterialEdit');
  return <PaperRoute frame={frame} query={query} />;
}
