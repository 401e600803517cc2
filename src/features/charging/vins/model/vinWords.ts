import { type Vin, VIN_STATE } from '@/services/cps/vins';

import type { Tone } from '../../model/gunWords';

const WORDS: Readonly<Record<Vin['state'], string>> = {
  [VIN_STATE.unknown]: '处理中',
  [VIN_STATE.underReview]: '审核中',
  [VIN_STATE.active]: '已开启',
  [VIN_STATE.disabled]: '已关闭',
  [VIN_STATE.rejected]: '未通过',
};

type Stated = Pick<Vin, 'state' | 'stateText'>;

/** The state of a VIN in one word. An unknown state is 处理中, whatever text came with it. */
export const vinWord = ({ state, stateText }: Stated): string =>
  state === VIN_STATE.unknown ? WORDS[state] : stateText || WORDS[state];

export function vinTone({ state }: Pick<Vin, 'state'>): Tone {
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
export const isSwitchable = ({ state }: Pick<Vin, 'state'>): boolean =>
  state === VIN_STATE.active || state === VIN_STATE.disabled;
