import { useState } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { isPlainObject } from '@/lib/isPlainObject';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePorts } from '@/platform/ports/PortsContext';
import { isDefiniteFailure, isServiceError } from '@/services/base/baseQuery/serviceError';
import { useChangeChargingCardPasswordMutation } from '@/services/cps/chargingCards';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';

import {
  type ChargingCardPasswordValues,
  EMPTY_CHARGING_CARD_PASSWORDS,
  findChargingCardPasswordProblems,
  hasNoChargingCardPasswordProblem,
  toChargingCardPasswordDigits,
} from './model/cardPassword';

/** The state of the form without the passwords. */
interface PasswordView {
  /** The index of the field that the keyboard types into. */
  readonly active: number | null;
  /** Submission was attempted. From then on the form shows its errors. */
  readonly isTried: boolean;
  readonly failure: string;
}

const INITIAL_VIEW: PasswordView = { active: null, isTried: false, failure: '' };

const isPasswordView = (value: unknown): value is PasswordView =>
  isPlainObject(value) &&
  (value['active'] === null || Number.isSafeInteger(value['active'])) &&
  typeof value['isTried'] === 'boolean' &&
  typeof value['failure'] === 'string';

/** A wrong old password uses up an attempt, so after a lost response the text never suggests sending the same again. */
function failureText(error: unknown): string {
  if (!isServiceError(error)) return '修改失败，请重试';
  if (error.kind === 'refused' && error.message !== '') return error.message;
  return isDefiniteFailure(error)
    ? `修改失败。${serviceErrorText(error)}`
    : '未收到结果，密码可能已经改了。请先用新密码刷卡试试，不要反复提交原密码';
}

/**
 * The typed passwords of a card. They are component state, because the store is recorded; replay does not restore them.
 */
export function useChargingCardPasswordChangeForm(cardId: string) {
  const go = useScreenNavigator();
  const toast = useToast();
  const guardScreen = useScreenUnchangedCheck();
  const { vault } = usePorts();
  const [typed, setTyped] = useState(EMPTY_CHARGING_CARD_PASSWORDS);
  const [{ active, isTried, failure }, setView, clearView] = useDraft<PasswordView>(
    'changeCardPassword',
    INITIAL_VIEW,
    isPasswordView,
  );
  const updateView = (change: Partial<PasswordView>) => setView({ active, isTried, failure, ...change });
  const [send, { isLoading }] = useChangeChargingCardPasswordMutation({ fixedCacheKey: `cardPassword:${cardId}` });
  const problems = findChargingCardPasswordProblems(typed);
  const submit = async () => {
    if (isLoading) return;
    updateView({ isTried: true, failure: '' });
    if (!hasNoChargingCardPasswordProblem(problems)) return;
    const isOnScreen = guardScreen();
    const handle = vault.put({ oldPassword: typed.before, newPassword: typed.next });
    const { error } = await send({ handle, cardId });
    if (!isOnScreen()) return;
    if (error !== undefined) {
      setTyped((current) => ({ ...current, before: '' }));
      updateView({ active: null, isTried: false, failure: failureText(error) });
      return;
    }
    clearView();
    toast('密码已修改');
    go.replace('chargingCard');
  };
  return {
    typed,
    active,
    activate: (next: number | null) => {
      if (next !== active) updateView({ active: next });
    },
    problems: isTried ? problems : EMPTY_CHARGING_CARD_PASSWORDS,
    failure,
    isBusy: isLoading,
    type: (name: keyof ChargingCardPasswordValues, text: string) => {
      if (failure !== '') updateView({ failure: '' });
      setTyped((current) => ({ ...current, [name]: toChargingCardPasswordDigits(text) }));
    },
    submit: () => void submit(),
  };
}
