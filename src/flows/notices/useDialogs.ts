import { nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useStore } from 'react-redux';

import { type DialogNotice, dialogOpened, type NoticesState, toastShown } from './noticesSlice';

export interface Confirmation {
  /** The question. */
  title: string;
  text: string;
  /** Names the action: 解绑, 删除. */
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
}

/** Asks the driver to confirm an action: `if (await confirm({...})) …`. The dialog is in the store; the answer is an action. */
export function useConfirm(): (question: Confirmation) => Promise<boolean> {
  const store = useStore<{ notices: NoticesState }>();
  return useCallback(
    ({ title, text, confirmLabel, cancelLabel = '取消', isDestructive = false }) =>
      new Promise<boolean>((resolve) => {
        const id = nanoid(8);
        const buttons: DialogNotice['buttons'] = [
          { key: `no:${id}`, label: cancelLabel },
          { key: `yes:${id}`, label: confirmLabel, isMain: !isDestructive, isDestructive },
        ];
        store.dispatch(dialogOpened({ id, title, text, buttons }));
        confirmations.set(id, resolve);
      }),
    [store],
  );
}

/** Resolvers of open confirmations, by dialog id; `answerConfirmation` calls them. */
const confirmations = new Map<string, (isConfirmed: boolean) => void>();

/** The outlet calls this when a dialog is answered. */
export function answerConfirmation(id: string, key: string): void {
  confirmations.get(id)?.(key === `yes:${id}`);
  confirmations.delete(id);
}

/** Shows a toast for 3 s. */
export function useToast(): (text: string) => void {
  const store = useStore();
  return useCallback((text) => void store.dispatch(toastShown(text)), [store]);
}
