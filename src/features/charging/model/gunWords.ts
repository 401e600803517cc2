import { GUN_STATE, type GunState } from '@/domain/charging/chargingCodes';
import { type Gun, GUN_TYPE } from '@/services/cps/stations';

export type Tone = 'plain' | 'brand' | 'done' | 'soon' | 'owed';

const WORDS: Readonly<Record<GunState, string>> = {
  [GUN_STATE.unknown]: '状态未知',
  [GUN_STATE.offline]: '离线',
  [GUN_STATE.free]: '空闲',
  [GUN_STATE.pluggedIn]: '已插枪',
  [GUN_STATE.charging]: '充电中',
  [GUN_STATE.reserved]: '已预约',
  [GUN_STATE.occupied]: '充满占用',
  [GUN_STATE.broken]: '故障',
};

type Seen = Pick<Gun, 'gunState' | 'gunStateText'>;

/** The state of a gun in one word. What nobody knows is not given the server's word for it. */
export const gunWord = ({ gunState, gunStateText }: Seen): string =>
  gunState === GUN_STATE.unknown ? WORDS[gunState] : gunStateText || WORDS[gunState];

export function gunTone({ gunState }: Pick<Gun, 'gunState'>): Tone {
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

/** Whether a charge can be begun at a gun: it is free, or the plug is in and nothing flows. */
export const isUsable = ({ gunState }: Pick<Gun, 'gunState'>): boolean =>
  gunState === GUN_STATE.free || gunState === GUN_STATE.pluggedIn;

/** `1号直流桩 A枪`; the number of the gun where neither has a name. */
export const gunName = ({ deviceName, gunName: name, gunNo }: Pick<Gun, 'deviceName' | 'gunName' | 'gunNo'>): string =>
  [deviceName, name].filter((part) => part !== '').join(' ') || gunNo;

/** `快充 60kW`. */
export function gunPower({ gunType, powerKw }: Pick<Gun, 'gunType' | 'powerKw'>): string {
  const kind = gunType === GUN_TYPE.direct ? '快充' : gunType === GUN_TYPE.alternating ? '慢充' : '';
  return [kind, Number.isFinite(powerKw) ? `${String(powerKw)}kW` : ''].filter((part) => part !== '').join(' ');
}
