import { useState } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { isPlainObject } from '@/lib/isPlainObject';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { useChangeChargingCardPasswordMutation } from '@/services/cps/chargingCards';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { isDefiniteAnswer, isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

import { isReady, NOTHING_TYPED, onlyDigits, passwordProblems, type TypedPasswords } from './model/cardPassword';

/** What is seen of the form beside the passwords. */
interface PasswordView {
  /** The field that the keyboard types into. */
  readonly active: number | null;
  /** The driver tried to send it. From then on the form shows its errors. */
  readonly isTried: boolean;
  readonly failure: string;
}

const NOTHING: PasswordView = { active: null, isTried: false, failure: '' };

const isView = (value: unknown): value is PasswordView =>
  isPlainObject(value) &&
  (value['active'] === null || Number.isSafeInteger(value['active'])) &&
  typeof value['isTried'] === 'boolean' &&
  typeof value['failure'] === 'string';

/** A wrong old password costs a try, so a lost answer never suggests to send the same again. */
function failureOf(error: unknown): string {
  if (!isServiceError(error)) return '修改失败，请重试';
  if (error.kind === 'refused' && error.message !== '') return error.message;
  return isDefiniteAnswer(error)
    ? `修改失败。${failureLine(error)}`
    : '未收到结果，密码可能已经改了。请先用新密码刷卡试试，不要反复提交原密码';
}

/**
 * The passwords of a card while they are typed. They are state of this component alone, because what is in the store is recorded: a jump in time does not
 * bring them back.
 */
export function useCardPassword(cardId: string) {
  const go = useGo();
  const toast = useToast();
  const stillHere = useScreenGuard();
  const { vault } = usePorts();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [{ active, isTried, failure }, keep, forget] = useDraft<PasswordView>('changeCardPassword', NOTHING, isView);
  const show = (part: Partial<PasswordView>) => keep({ active, isTried, failure, ...part });
  const [send, { isLoading }] = useChangeChargingCardPasswordMutation({ fixedCacheKey: `cardPassword:${cardId}` });
  const problems = passwordProblems(typed);
  const submit = async () => {
    if (isLoading) return;
    show({ isTried: true, failure: '' });
    if (!isReady(problems)) return;
    const isHere = stillHere();
    const handle = vault.put({ oldPassword: typed.before, newPassword: typed.next });
    const { error } = await send({ handle, cardId });
    if (!isHere()) return;
    if (error !== undefined) {
      setTyped((now) => ({ ...now, before: '' }));
      show({ active: null, isTried: false, failure: failureOf(error) });
      return;
    }
    forget();
    toast('密码已修改');
    go.instead('chargingCard');
  };
  return {
    typed,
    active,
    activate: (next: number | null) => {
      if (next !== active) show({ active: next });
    },
    problems: isTried ? problems : NOTHING_TYPED,
    failure,
    isBusy: isLoading,
    type: (name: keyof TypedPasswords, text: string) => {
      if (failure !== '') show({ failure: '' });
      setTyped((now) => ({ ...now, [name]: onlyDigits(text) }));
    },
    submit: () => void submit(),
  };
}
