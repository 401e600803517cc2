import { nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useStore } from 'react-redux';

import { dialogAsked, type DialogNotice, type NoticesState, toastShown } from './noticesSlice';

export interface Confirmation {
  /** The question. */
  title: string;
  text: string;
  /** Names the act: 解绑, 删除. */
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
}

/** Asks once before something is done: `if (await confirm({...})) …`. The dialog is state; the answer is an action. */
export function useConfirm(): (question: Confirmation) => Promise<boolean> {
  const store = useStore<{ notices: NoticesState }>();
  return useCallback(
    ({ title, text, confirmLabel, cancelLabel = '再想想', isDestructive = false }) =>
      new Promise<boolean>((resolve) => {
        const id = nanoid(8);
        const buttons: DialogNotice['buttons'] = [
          { key: `no:${id}`, label: cancelLabel },
          { key: `yes:${id}`, label: confirmLabel, isMain: !isDestructive, isDestructive },
        ];
        store.dispatch(dialogAsked({ id, title, text, buttons }));
        confirmations.set(id, resolve);
      }),
    [store],
  );
}

/** Open questions of components by dialog id; answered by `answerConfirmation`. */
const confirmations = new Map<string, (isConfirmed: boolean) => void>();

/** Called by the outlet when a dialog is answered. */
export function answerConfirmation(id: string, key: string): void {
  confirmations.get(id)?.(key === `yes:${id}`);
  confirmations.delete(id);
}

/** Shows a line for 3 s. */
export function useToast(): (text: string) => void {
  const store = useStore();
  return useCallback((text) => void store.dispatch(toastShown(text)), [store]);
}
