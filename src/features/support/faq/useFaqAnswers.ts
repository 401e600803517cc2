import { useMemo } from 'react';

import { useListFaqsQuery } from '@/services/basic/support';

import { type FaqAnswer, mergeFaqAnswers } from './model/searchFaqAnswers';

/** All answers. The built-in ones are available at once and remain if the operator's fail to load. */
export function useFaqAnswers(): readonly FaqAnswer[] {
  const results = useListFaqsQuery({}).currentData?.results;
  return useMemo(() => mergeFaqAnswers(results ?? []), [results]);
}
