import { CHARGING_CARD_STATE, type ChargingCard } from '@/services/cps/chargingCards';

import type { ChargingStateTone } from '../../model/gunText';

const STATE_LABELS: Readonly<Record<ChargingCard['state'], string>> = {
  [CHARGING_CARD_STATE.unknown]: '处理中',
  [CHARGING_CARD_STATE.normal]: '正常',
  [CHARGING_CARD_STATE.lost]: '已挂失',
  [CHARGING_CARD_STATE.locked]: '已锁定',
};

type StateFields = Pick<ChargingCard, 'state' | 'stateText'>;

/** The label of a card's state. An unknown state is 处理中, whatever text the server sent. */
export const chargingCardStateLabel = ({ state, stateText }: StateFields): string =>
  state === CHARGING_CARD_STATE.unknown ? STATE_LABELS[state] : stateText || STATE_LABELS[state];

export function chargingCardStateTone({ state }: Pick<ChargingCard, 'state'>): ChargingStateTone {
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

/** Advice for a card that does not work; empty otherwise. */
export const chargingCardAdvice = ({ state }: Pick<ChargingCard, 'state'>): string =>
  state === CHARGING_CARD_STATE.locked ? '密码输错太多次，已锁定，请联系客服解锁' : '';
