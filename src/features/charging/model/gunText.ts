import { GUN_STATE, type GunState } from '@/domain/charging/chargingCodes';
import { type Gun, GUN_TYPE } from '@/services/cps/stations';

export type ChargingStateTone = 'plain' | 'brand' | 'done' | 'soon' | 'owed';

const STATE_LABELS: Readonly<Record<GunState, string>> = {
  [GUN_STATE.unknown]: '状态未知',
  [GUN_STATE.offline]: '离线',
  [GUN_STATE.free]: '空闲',
  [GUN_STATE.pluggedIn]: '已插枪',
  [GUN_STATE.charging]: '充电中',
  [GUN_STATE.reserved]: '已预约',
  [GUN_STATE.occupied]: '充满占用',
  [GUN_STATE.broken]: '故障',
};

type GunStateFields = Pick<Gun, 'gunState' | 'gunStateText'>;

/** The label of a gun's state. For an unknown state the server's text is ignored. */
export const gunStateLabel = ({ gunState, gunStateText }: GunStateFields): string =>
  gunState === GUN_STATE.unknown ? STATE_LABELS[gunState] : gunStateText || STATE_LABELS[gunState];

export function gunStateTone({ gunState }: Pick<Gun, 'gunState'>): ChargingStateTone {
  switch (gunState) {
    case GUN_STATE.free:
      return 'done';
    case GUN_STATE.pluggedIn:
      return 'brand';
    case GUN_STATE.broken:
    case GUN_STATE.offline:
      return 'owed';
    default:
      return 'plain';
  }
}

/** Whether a charge can be started at a gun: it is free, or plugged in and idle. */
export const canStartChargingAtGun = ({ gunState }: Pick<Gun, 'gunState'>): boolean =>
  gunState === GUN_STATE.free || gunState === GUN_STATE.pluggedIn;

/** `1号直流桩 A枪`; the gun number if neither has a name. */
export const formatGunName = ({
  deviceName,
  gunName: name,
  gunNo,
}: Pick<Gun, 'deviceName' | 'gunName' | 'gunNo'>): string =>
  [deviceName, name].filter((part) => part !== '').join(' ') || gunNo;

/** `快充 60kW`. */
export function gunPowerText({ gunType, powerKw }: Pick<Gun, 'gunType' | 'powerKw'>): string {
  const kind = gunType === GUN_TYPE.direct ? '快充' : gunType === GUN_TYPE.alternating ? '慢充' : '';
  return [kind, Number.isFinite(powerKw) ? `${String(powerKw)}kW` : ''].filter((part) => part !== '').join(' ');
}
