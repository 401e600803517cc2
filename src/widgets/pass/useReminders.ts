import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { ALL_PASSES, useListPassesQuery } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';

import { type Reminder, remindersOf } from './model/reminder';

const NONE: readonly Reminder[] = [];

/** The passes to renew now. Only a driver whose plates have a pass is asked about them. */
export function useReminders(isWanted: boolean): readonly Reminder[] {
  const nowMs = useServerNow();
  const plates = useListBoundPlatesQuery(undefined, { skip: !isWanted }).currentData?.results ?? [];
  const hasPass = plates.some(({ bagNum }) => bagNum > 0);
  const passes = useListPassesQuery(ALL_PASSES, { skip: !isWanted || !hasPass }).currentData;
  return passes === undefined ? NONE : remindersOf(passes.results, nowMs);
}
