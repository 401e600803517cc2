import { CHARGING_GUN_STATE, type ChargingGunState } from '@/domain/charging/chargingCodes';
import { CHARGING_GUN_TYPE, type ChargingGun } from '@/services/cps/stations';

export type ChargingStateTone = 'plain' | 'brand' | 'done' | 'soon' | 'owed';

const STATE_LABELS: Readonly<Record<ChargingGunState, string>> = {
  [CHARGING_GUN_STATE.unknown]: '状态未知',
  [CHARGING_GUN_STATE.offline]: '离线',
  [CHARGING_GUN_STATE.free]: '空闲',
  [CHARGING_GUN_STATE.pluggedIn]: '已插枪',
  [CHARGING_GUN_STATE.charging]: '充电中',
  [CHARGING_GUN_STATE.reserved]: '已预约',
  [CHARGING_GUN_STATE.occupied]: '充满占用',
  [CHARGING_GUN_STATE.broken]: '故障',
};

type GunStateFields = Pick<ChargingGun, 'gunState' | 'gunStateText'>;

/** The label of a gun's state. For an unknown state the server's text is ignored. */
export const gunStateLabel = ({ gunState, gunStateText }: GunStateFields): string =>
  gunState === CHARGING_GUN_STATE.unknown ? STATE_LABELS[gunState] : gunStateText || STATE_LABELS[gunState];

export function gunStateTone({ gunState }: Pick<ChargingGun, 'gunState'>): ChargingStateTone {
  switch (gunState) {
    case CHARGING_GUN_STATE.free:
      return 'done';
    case CHARGING_GUN_STATE.pluggedIn:
      return 'brand';
    case CHARGING_GUN_STATE.broken:
    case CHARGING_GUN_STATE.offline:
      return 'owed';
    default:
      return 'plain';
  }
}

/** Whether a charge can be started at a gun: it is free, or plugged in and idle. */
export const canStartChargingAtGun = ({ gunState }: Pick<ChargingGun, 'gunState'>): boolean =>
  gunState === CHARGING_GUN_STATE.free || gunState === CHARGING_GUN_STATE.pluggedIn;

/** `1号直流桩 A枪`; the gun number if neither has a name. */
export const formatGunName = ({
  deviceName,
  gunName: name,
  gunNo,
}: Pick<ChargingGun, 'deviceName' | 'gunName' | 'gunNo'>): string =>
  [deviceName, name].filter((part) => part !== '').join(' ') || gunNo;

/** `快充 60kW`. */
export function gunPowerText({ gunType, powerKw }: Pick<ChargingGun, 'gunType' | 'powerKw'>): string {
  const kind = gunType === CHARGING_GUN_TYPE.direct ? '快充' : gunType === CHARGING_GUN_TYPE.alternating ? '慢充' : '';
  return [kind, Number.isFinite(powerKw) ? `${String(powerKw)}kW` : ''].filter((part) => part !== '').join(' ');
}
