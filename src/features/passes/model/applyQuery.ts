import type { Pass } from '@/services/special/passes';

/** The applications of one pass: the same cache entry for all screens. */
export const applyQuery = ({ bagOrderNo }: Pick<Pass, 'bagOrderNo'>) => ({ bagOrderNo, pageNo: 1, pageSize: 20 });
