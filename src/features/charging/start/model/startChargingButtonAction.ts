import { CHARGING_GUN_STATE, type ChargingGunState } from '@/domain/charging/chargingCodes';

import { gunBlockReason, needsOtherGun } from './gunBlockReason';

/**
 * The action of the primary button: watch the running charge, pay a debt, look for another station or gun, or start.
 */
export type StartChargingButtonAction = 'watch' | 'pay' | 'otherStation' | 'otherGun' | 'start';

interface StartConditions {
  /** The driver already charges at this gun. */
  readonly isOwnCharge: boolean;
  /** A start request is pending. */
  readonly isBusy: boolean;
  readonly isClosed: boolean;
  /** The driver has a debt, and the server refuses a start until it is paid. */
  readonly hasDebt: boolean;
  readonly gunState: ChargingGunState;
}

/** While a start is pending, the gun is in use, so no other gun is suggested. */
export function toStartChargingButtonAction({
  isOwnCharge,
  isBusy,
  isClosed,
  hasDebt,
  gunState,
}: StartConditions): StartChargingButtonAction {
  if (isOwnCharge) return 'watch';
  if (isBusy) return 'start';
  if (isClosed) return 'otherStation';
  if (needsOtherGun(gunState)) return 'otherGun';
  return hasDebt ? 'pay' : 'start';
}

/** Why a charge cannot start at this gun, for its card; empty if only the plug or a payment is missing. */
export function startChargingBlockReason(action: StartChargingButtonAction, gunState: ChargingGunState): string {
  switch (action) {
    case 'watch':
      return '这把枪上已有您的一笔充电';
    case 'otherStation':
      return '电站暂停营业，现在不能充电';
    case 'otherGun':
      return gunBlockReason(gunState);
    default:
      return '';
  }
}

/** The number of guns to show; the station's page has all. */
const MAX_GUNS = 6;

interface GunSummary {
  readonly gunNo: string;
  readonly gunType: number;
  readonly gunState: ChargingGunState;
}

/** The free guns of a station as alternatives, those of the same type first. */
export function findAlternativeFreeGuns<G extends GunSummary>(
  guns: readonly G[],
  { gunNo, gunType }: GunSummary,
): readonly G[] {
  const free = guns.filter((gun) => gun.gunState === CHARGING_GUN_STATE.free && gun.gunNo !== gunNo);
  const isSameType = (gun: G) => gun.gunType === gunType;
  return [...free.filter(isSameType), ...free.filter((gun) => !isSameType(gun))].slice(0, MAX_GUNS);
}
