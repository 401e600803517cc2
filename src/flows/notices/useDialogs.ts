import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useStore } from 'react-redux';

import { PRESS_EXPIRY_MS } from '@/platform/clock/press';
import { usePorts } from '@/platform/ports/PortsContext';
import { loadDialogComponent } from '@/ui/overlay/Dialog';

import { type DialogNotice, dialogOpened, type ToastAndDialogState, toastShown } from './noticesSlice';

export interface ConfirmDialogOptions {
  /** Title of the dialog. */
  title: string;
  text: string;
  /** Label of the confirm button, which names the action: 解绑, 删除. */
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
}

/**
 * Prompts the driver to confirm an action: `if (await confirm({...})) …`. The dialog is in the store; the answer is an
 * action. The dialog's chunk is preloaded when the page is idle. If it does not load within 5 s of a press, the result
 * is false and a toast reports that nothing was done. If a release has removed the chunk, the error report reloads the
 * page once.
 */
export function useConfirmDialog(): (question: ConfirmDialogOptions) => Promise<boolean> {
  const store = useStore<{ notices: ToastAndDialogState }>();
  const { page, report } = usePorts();
  useEffect(() => page.whenIdle(() => void loadDialogInTime()), [page]);
  return useCallback(
    async ({ title, text, confirmLabel, cancelLabel = '取消', isDestructive = false }) => {
      if (!isDialogLoaded && !(await loadDialogInTime((error) => report(error, 'dialog')))) {
        store.dispatch(toastShown('未操作，网络未连接'));
        return false;
      }
      return new Promise<boolean>((resolve) => {
        const id = nanoid(8);
        const buttons: DialogNotice['buttons'] = [
          { key: `no:${id}`, label: cancelLabel },
          { key: `yes:${id}`, label: confirmLabel, isMain: !isDestructive, isDestructive },
        ];
        store.dispatch(dialogOpened({ id, title, text, buttons }));
        confirmations.set(id, resolve);
      });
    },
    [store, report],
  );
}

/** Whether the chunk of the dialog is loaded in this document. */
let isDialogLoaded = false;

/** Resolves to whether the dialog's chunk loads within the time limit of a press. Never rejects. */
async function loadDialogInTime(onError?: (error: unknown) => void): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PRESS_EXPIRY_MS, false);
  });
  const loading = loadDialogComponent().then(
    () => (isDialogLoaded = true),
    (error: unknown) => {
      onError?.(error);
      return false;
    },
  );
  const isLoaded = await Promise.race([loading, timeout]);
  clearTimeout(timer);
  return isLoaded;
}

/** Resolvers of open confirmations, by dialog id; `resolveConfirmation` calls them. */
const confirmations = new Map<string, (isConfirmed: boolean) => void>();

/** ToastAndDialogOverlay calls this when a dialog is answered. */
export function resolveConfirmation(id: string, key: string): void {
  confirmations.get(id)?.(key === `yes:${id}`);
  confirmations.delete(id);
}

/** Shows a toast for 3 s. */
export function useToast(): (text: string) => void {
  const store = useStore();
  return useCallback((text) => void store.dispatch(toastShown(text)), [store]);
}
