import { CHARGING_GUN_STATE, type ChargingGunState } from '@/domain/charging/chargingCodes';
import type { TimelineStep } from '@/ui/card/Timeline';

/** Why a charge cannot be started at a gun now, and what to do; empty if it can. */
export function gunBlockReason(gunState: ChargingGunState): string {
  switch (gunState) {
    case CHARGING_GUN_STATE.pluggedIn:
      return '';
    case CHARGING_GUN_STATE.free:
      return '请先把枪插到车上，插好后自动变为可启动';
    case CHARGING_GUN_STATE.charging:
      return '该枪正在给其他车充电，请换一把枪';
    case CHARGING_GUN_STATE.reserved:
      return '该枪已被预约，请换一把枪';
    case CHARGING_GUN_STATE.occupied:
      return '该枪上的车已充完未挪走，请换一把枪';
    case CHARGING_GUN_STATE.offline:
      return '该枪已离线，请换一把枪';
    case CHARGING_GUN_STATE.broken:
      return '该枪故障，请换一把枪';
    case CHARGING_GUN_STATE.unknown:
      return '该枪状态未知，请换一把枪';
  }
}

/** Whether only another gun helps: neither waiting nor plugging in does. */
export const needsOtherGun = (gunState: ChargingGunState): boolean =>
  gunState !== CHARGING_GUN_STATE.pluggedIn && gunState !== CHARGING_GUN_STATE.free;

/** The steps before the start, as a checklist. */
export function toPlugSteps(gunState: ChargingGunState): readonly TimelineStep[] {
  const isPluggedIn = gunState === CHARGING_GUN_STATE.pluggedIn;
  return [
    { word: '插枪', state: isPluggedIn ? 'past' : 'now' },
    isPluggedIn ? { word: '已就绪，可以启动', state: 'now', tone: 'done' } : { word: '就绪', state: 'ahead' },
  ];
}
