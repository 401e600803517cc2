import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useListPlateMaterialsQuery } from '@/services/special/plateMaterials';
import { loadOf } from '@/widgets/loading/loadOf';
import { screenLoad } from '@/widgets/loading/screenLoad';

/** The driver's vehicles and all papers, read anew: time and other people answer them. */
export function usePapers() {
  const asked = useListPlateMaterialsQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const own = useListBoundPlatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const words = { what: '认证资料没有查到', waitingFor: '正在查询认证资料…' };
  const isFirstMissing = loadOf(asked, '').state !== 'ready';
  return {
    papers: asked.currentData?.results ?? [],
    plates: own.currentData?.results ?? [],
    load: isFirstMissing ? screenLoad(asked, words) : screenLoad(own, words),
  };
}
