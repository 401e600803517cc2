import { useGetOwnerApplicationQuery } from '@/services/driver/ownerApplications';
import { loadOf } from '@/widgets/loading/loadOf';

/** One registration. It is read again at every opening, because it is reviewed meanwhile. */
export function useApplication(applyId: string | undefined) {
  const query = useGetOwnerApplicationQuery(
    { applyId: applyId ?? '' },
    { skip: applyId === undefined, refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return {
    application: query.currentData,
    load: loadOf(query, {
      what: '登记加载失败',
      waitingFor: '正在查询登记…',
      isGoneWhenRefused: true,
      isNamed: applyId !== undefined,
    }),
  };
}
