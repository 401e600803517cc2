import type { PressTracker } from '@/platform/clock/press';
import type { IdempotentRequestOutcome } from '@/services/base/idempotentRequests/idempotentRequestIntent';

/**
 * The presses of decisions whose flow has not begun. Null: the press has expired, and its flow must not begin any more.
 */
const pendingPresses = new Map<string, PressTracker | null>();

/** Registers the press of a submitted request. `isInTime` of the press says whether its flow may still begin. */
export const registerSubmitPress = (id: string, press: PressTracker): void => void pendingPresses.set(id, press);

/** Marks the flow of a submitted request as begun. False if it is too late for its press. */
export function tryBeginRequest(id: string): boolean {
  const press = pendingPresses.get(id);
  if (press === null || press?.isInTime() === false) return false;
  press?.stop();
  pendingPresses.delete(id);
  return true;
}

/** Expires a press. False if its flow has begun. */
export function expireSubmitPress(id: string): boolean {
  const press = pendingPresses.get(id);
  if (press == null) return false;
  press.stop();
  pendingPresses.set(id, null);
  return true;
}

/** The listeners of the screens that wait for the outcome of a submitted request, by its id. */
const outcomeListeners = new Map<string, (sent: IdempotentRequestOutcome<unknown> | null) => void>();

/** `listener` receives null if there was nothing to look up. */
export function subscribeToRequestOutcome(
  id: string,
  listener: (sent: IdempotentRequestOutcome<unknown> | null) => void,
): void {
  outcomeListeners.set(id, listener);
}

export function publishRequestOutcome(id: string, outcome: IdempotentRequestOutcome<unknown> | null): void {
  outcomeListeners.get(id)?.(outcome);
  outcomeListeners.delete(id);
}
