import { GUN_STATE, type GunState } from '@/domain/charging/chargingCodes';

import { gunBlock, needsOtherGun } from './startBlock';

/** What the one button of a gun's page does: watch the charge that runs there, pay a debt, look for another station or gun, or start. */
export type StartWay = 'watch' | 'pay' | 'otherStation' | 'otherGun' | 'start';

interface Asked {
  /** The driver charges at this gun already. */
  readonly isOwn: boolean;
  /** A start is under way. */
  readonly isBusy: boolean;
  readonly isClosed: boolean;
  /** The server starts nothing before this driver has paid. */
  readonly isOwing: boolean;
  readonly gunState: GunState;
}

/** A start that is under way takes the gun, so until its answer nobody is sent to another one. */
export function startWay({ isOwn, isBusy, isClosed, isOwing, gunState }: Asked): StartWay {
  if (isOwn) return 'watch';
  if (isBusy) return 'start';
  if (isClosed) return 'otherStation';
  if (needsOtherGun(gunState)) return 'otherGun';
  return isOwing ? 'pay' : 'start';
}

/** Why nothing can be begun at a gun, for its card; empty where only its plug, or a payment, is missing. */
export function whyNot(way: StartWay, gunState: GunState): string {
  switch (way) {
    case 'watch':
      return '这把枪上已有您的一笔充电';
    case 'otherStation':
      return '电站暂停营业，现在不能充电';
    case 'otherGun':
      return gunBlock(gunState);
    default:
      return '';
  }
}

/** Enough to choose from; the station's page has all. */
const MOST = 6;

interface Placed {
  readonly gunNo: string;
  readonly gunType: number;
  readonly gunState: GunState;
}

/** The free guns of a station in place of one that cannot be used, those of its kind first. */
export function freeInstead<G extends Placed>(guns: readonly G[], { gunNo, gunType }: Placed): readonly G[] {
  const free = guns.filter((gun) => gun.gunState === GUN_STATE.free && gun.gunNo !== gunNo);
  const isAlike = (gun: G) => gun.gunType === gunType;
  return [...free.filter(isAlike), ...free.filter((gun) => !isAlike(gun))].slice(0, MOST);
}
