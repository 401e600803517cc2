import { useServerNow } from '@/platform/clock/useServerNow';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { ALL_PASSES_ARGS, useListPassesQuery } from '@/services/special/passes';

import { type PassRenewalReminder, toPassRenewalReminders } from './model/passRenewalReminders';

const NONE: readonly PassRenewalReminder[] = [];

/** Reminders for the passes to renew now. Passes are fetched only if one of the driver's plates has a pass. */
export function usePassRenewalReminders(isEnabled: boolean): readonly PassRenewalReminder[] {
  const nowMs = useServerNow();
  const plates = useListBoundPlatesQuery(undefined, { skip: !isEnabled }).currentData?.results ?? [];
  const hasPass = plates.some(({ bagNum }) => bagNum > 0);
  const passes = useListPassesQuery(ALL_PASSES_ARGS, { skip: !isEnabled || !hasPass }).currentData;
  return passes === undefined ? NONE : toPassRenewalReminders(passes.results, nowMs);
}
