import { useState } from 'react';

import { useToast } from '@/flows/notices/useDialogs';
import { useBackOr } from '@/navigation/hooks/useBackOr';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { isDefiniteAnswer, isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

/** Saving the same name twice changes nothing, so after a lost answer the same press is safe. */
function failureOf(error: unknown): string {
  if (!isServiceError(error)) return '保存失败，请重试';
  if (error.kind === 'refused' && error.message !== '') return error.message;
  return isDefiniteAnswer(error)
    ? `保存失败。${failureLine(error)}`
    : `未收到结果。${failureLine(error)}。可以再保存一次`;
}

/** Saves a name, says so, and leads back to the profile. */
export function useSaveName(send: () => Promise<{ error?: unknown }>) {
  const backOr = useBackOr();
  const toast = useToast();
  const stillHere = useScreenGuard();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const save = async (onSaved: () => void) => {
    if (isBusy) return;
    const isHere = stillHere();
    setBusy(true);
    setFailure('');
    const { error } = await send();
    if (!isHere()) return;
    setBusy(false);
    if (error !== undefined) {
      setFailure(failureOf(error));
      return;
    }
    onSaved();
    toast('已保存');
    backOr('userInfo');
  };
  return { save: (onSaved: () => void) => void save(onSaved), isBusy, failure };
}
