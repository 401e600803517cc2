import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { ALL_PASSES, useListPassesQuery } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';

import { type PassRenewalReminder, toPassReminders } from './model/passRenewalReminder';

const NONE: readonly PassRenewalReminder[] = [];

/** Reminders for the passes to renew now. Passes are fetched only if one of the driver's plates has a pass. */
export function usePassReminders(isEnabled: boolean): readonly PassRenewalReminder[] {
  const nowMs = useServerNow();
  const plates = useListBoundPlatesQuery(undefined, { skip: !isEnabled }).currentData?.results ?? [];
  const hasPass = plates.some(({ bagNum }) => bagNum > 0);
  const passes = useListPassesQuery(ALL_PASSES, { skip: !isEnabled || !hasPass }).currentData;
  return passes === undefined ? NONE : toPassReminders(passes.results, nowMs);
}
