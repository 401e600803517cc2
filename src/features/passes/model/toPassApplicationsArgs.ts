import type { Pass } from '@/services/special/passes';

/** The query arguments for the applications of one pass: every screen shares one cache entry. */
export const toPassApplicationsArgs = ({ bagOrderNo }: Pick<Pass, 'bagOrderNo'>) => ({
  bagOrderNo,
  pageNo: 1,
  pageSize: 20,
});
