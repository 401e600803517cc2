import { useRef } from 'react';

/** Refs of the fields whose values are never stored: an SMS code, and a new password typed twice. */
export function useSecretFieldRefs() {
  const verifyCode = useRef<HTMLInputElement>(null);
  const newPassword = useRef<HTMLInputElement>(null);
  const passwordAgain = useRef<HTMLInputElement>(null);
  const read = () => ({
    verifyCode: verifyCode.current?.value.trim() ?? '',
    newPassword: newPassword.current?.value ?? '',
    passwordAgain: passwordAgain.current?.value ?? '',
  });
  /** Clears the code, because it was sent to another number. */
  const clearCode = () => {
    if (verifyCode.current !== null) verifyCode.current.value = '';
  };
  return { verifyCode, newPassword, passwordAgain, read, clearCode };
}
