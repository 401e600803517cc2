import { CHARGING_CARD_STATE, type ChargingCard } from '@/services/cps/chargingCards';

import type { Tone } from '../../model/gunWords';

const WORDS: Readonly<Record<ChargingCard['state'], string>> = {
  [CHARGING_CARD_STATE.unknown]: '处理中',
  [CHARGING_CARD_STATE.normal]: '正常',
  [CHARGING_CARD_STATE.lost]: '已挂失',
  [CHARGING_CARD_STATE.locked]: '已锁定',
};

type Stated = Pick<ChargingCard, 'state' | 'stateText'>;

/** The state of a card in one word. An unknown state is 处理中, whatever text came with it. */
export const cardWord = ({ state, stateText }: Stated): string =>
  state === CHARGING_CARD_STATE.unknown ? WORDS[state] : stateText || WORDS[state];

export function cardTone({ state }: Pick<ChargingCard, 'state'>): Tone {
  switch (state) {
    case CHARGING_CARD_STATE.normal:
      return 'done';
    case CHARGING_CARD_STATE.lost:
    case CHARGING_CARD_STATE.locked:
      return 'owed';
    default:
      return 'soon';
  }
}

/** What a driver can do about a card that does not work; empty for one that does. */
export const cardAdvice = ({ state }: Pick<ChargingCard, 'state'>): string =>
  state === CHARGING_CARD_STATE.locked ? '密码输错太多次，已锁定，请联系客服解锁' : '';
