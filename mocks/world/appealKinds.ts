import { chargingAppealKinds } from './charging/chargingAppealKinds';
import { offPeakAppeal } from './offpeak/offPeakAppeal';
import { parkingAppeal } from './parking/parkingAppeal';
import type { AppealKind } from './World';

/** Every kind of bill that can be appealed; one line per area. */
export const APPEAL_KINDS: readonly AppealKind[] = [parkingAppeal, ...chargingAppealKinds, offPeakAppeal];
