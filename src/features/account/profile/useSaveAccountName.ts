import { useState } from 'react';

import { useToast } from '@/flows/notices/useDialogs';
import { useBackOrReplace } from '@/navigation/hooks/useBackOrReplace';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { isDefiniteFailure, isServiceError } from '@/services/base/baseQuery/serviceError';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';

/** Saving is idempotent, so it may be retried after a lost response. */
function saveFailureText(error: unknown): string {
  if (!isServiceError(error)) return '保存失败，请重试';
  if (error.kind === 'refused' && error.message !== '') return error.message;
  return isDefiniteFailure(error)
    ? `保存失败。${serviceErrorText(error)}`
    : `未收到结果。${serviceErrorText(error)}。可以再保存一次`;
}

/** Saves a name, shows a toast and returns to the profile. */
export function useSaveAccountName(sendName: () => Promise<{ error?: unknown }>) {
  const backOr = useBackOrReplace();
  const toast = useToast();
  const guardScreen = useScreenUnchangedCheck();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const save = async (onSaved: () => void) => {
    if (isBusy) return;
    const isOnScreen = guardScreen();
    setBusy(true);
    setFailure('');
    const { error } = await sendName();
    if (!isOnScreen()) return;
    setBusy(false);
    if (error !== undefined) {
      setFailure(saveFailureText(error));
      return;
    }
    onSaved();
    toast('已保存');
    backOr('userInfo');
  };
  return { save: (onSaved: () => void) => void save(onSaved), isBusy, failure };
}
