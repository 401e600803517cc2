import { useMemo } from 'react';

import { useListFaqsQuery } from '@/services/basic/support';

import { type Answer, joinAnswers } from './model/searchAnswers';

/** All answers. Ours stand at once and stay, whatever becomes of the operator's. */
export function useAnswers(): readonly Answer[] {
  const results = useListFaqsQuery({}).currentData?.results;
  return useMemo(() => joinAnswers(results ?? []), [results]);
}
