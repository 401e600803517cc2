import { SECOND_MS } from '@/lib/timeUnits';
import { useSecondsLeft } from '@/services/transport/clock/useTicking';
import { Countdown } from '@/ui/text/Countdown';

/** How long a grant can still be undone. */
export function UndoLeft({ untilMs }: { readonly untilMs: number }) {
  const left = useSecondsLeft(untilMs);
  return left === 0 ? null : <Countdown label="可撤销" msLeft={left * SECOND_MS} />;
}
