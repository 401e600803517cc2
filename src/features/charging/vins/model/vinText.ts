import { PLUG_AND_CHARGE_VIN_STATE, type PlugAndChargeVin } from '@/services/cps/vins';

import type { ChargingStateTone } from '../../model/gunText';

const STATE_LABELS: Readonly<Record<PlugAndChargeVin['state'], string>> = {
  [PLUG_AND_CHARGE_VIN_STATE.unknown]: '处理中',
  [PLUG_AND_CHARGE_VIN_STATE.underReview]: '审核中',
  [PLUG_AND_CHARGE_VIN_STATE.active]: '已开启',
  [PLUG_AND_CHARGE_VIN_STATE.disabled]: '已关闭',
  [PLUG_AND_CHARGE_VIN_STATE.rejected]: '未通过',
};

type StateFields = Pick<PlugAndChargeVin, 'state' | 'stateText'>;

/** The label of a VIN's state. An unknown state is 处理中, whatever text the server sent. */
export const vinStateLabel = ({ state, stateText }: StateFields): string =>
  state === PLUG_AND_CHARGE_VIN_STATE.unknown ? STATE_LABELS[state] : stateText || STATE_LABELS[state];

export function vinStateTone({ state }: Pick<PlugAndChargeVin, 'state'>): ChargingStateTone {
  switch (state) {
    case PLUG_AND_CHARGE_VIN_STATE.active:
      return 'done';
    case PLUG_AND_CHARGE_VIN_STATE.rejected:
      return 'owed';
    case PLUG_AND_CHARGE_VIN_STATE.disabled:
      return 'plain';
    default:
      return 'soon';
  }
}

/** Whether the driver can switch it on or off: only after its review. */
export const canToggleVin = ({ state }: Pick<PlugAndChargeVin, 'state'>): boolean =>
  state === PLUG_AND_CHARGE_VIN_STATE.active || state === PLUG_AND_CHARGE_VIN_STATE.disabled;
