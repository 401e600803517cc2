import { EVASION_STATE, type EvasionCar } from '@/services/booking/locks';

export const isEvasionCarBlocked = ({ state }: EvasionCar): boolean => state === EVASION_STATE.controlled;

export const evasionStateLabel = ({ state, stateText }: EvasionCar): string =>
  state === EVASION_STATE.unknown ? '处理中' : stateText || (state === EVASION_STATE.controlled ? '控制中' : '已解除');
