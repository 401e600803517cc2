import { type RegisteredVin, VIN_STATE } from '@/services/cps/vins';

import type { ChargingTone } from '../../model/gunText';

const STATE_LABELS: Readonly<Record<RegisteredVin['state'], string>> = {
  [VIN_STATE.unknown]: '处理中',
  [VIN_STATE.underReview]: '审核中',
  [VIN_STATE.active]: '已开启',
  [VIN_STATE.disabled]: '已关闭',
  [VIN_STATE.rejected]: '未通过',
};

type StateFields = Pick<RegisteredVin, 'state' | 'stateText'>;

/** The label of a VIN's state. An unknown state is 处理中, whatever text the server sent. */
export const vinStateLabel = ({ state, stateText }: StateFields): string =>
  state === VIN_STATE.unknown ? STATE_LABELS[state] : stateText || STATE_LABELS[state];

export function vinStateTone({ state }: Pick<RegisteredVin, 'state'>): ChargingTone {
  switch (state) {
    case VIN_STATE.active:
      return 'done';
    case VIN_STATE.rejected:
      return 'owed';
    case VIN_STATE.disabled:
      return 'plain';
    default:
      return 'soon';
  }
}

/** Whether the driver can switch it on or off: only after its review. */
export const canSwitchVin = ({ state }: Pick<RegisteredVin, 'state'>): boolean =>
  state === VIN_STATE.active || state === VIN_STATE.disabled;
