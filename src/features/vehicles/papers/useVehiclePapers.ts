import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useListPlateMaterialsQuery } from '@/services/special/plateMaterials';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';

/** The driver's vehicles and all papers. Refetched on every visit, because reviewers change them over time. */
export function useVehiclePapers() {
  const papersQuery = useListPlateMaterialsQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const platesQuery = useListBoundPlatesQuery(undefined, { refetchOnMountOrArgChange: true });
  return {
    papers: papersQuery.currentData?.results ?? [],
    plates: platesQuery.currentData?.results ?? [],
    load: toContentLoadState(combineQueries(papersQuery, platesQuery), {
      message: '认证资料加载失败',
      waitingFor: '正在查询认证资料…',
    }),
  };
}
