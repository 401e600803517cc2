import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useStore } from 'react-redux';

import { PRESS_LIMIT_MS } from '@/services/transport/clock/press';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { loadDialog } from '@/ui/overlay/Dialog';

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

/**
 * Asks the driver to confirm an action: `if (await confirm({...})) …`. The dialog is in the store; the answer is an action. Its code is fetched when the
 * screen stands. A press for which it does not come within 5 s is told to have done nothing; after a release that has taken its file away, the report
 * reloads the page once.
 */
export function useConfirm(): (question: Confirmation) => Promise<boolean> {
  const store = useStore<{ notices: NoticesState }>();
  const { page, report } = usePorts();
  useEffect(() => page.whenIdle(() => void dialogComes()), [page]);
  return useCallback(
    async ({ title, text, confirmLabel, cancelLabel = '取消', isDestructive = false }) => {
      if (!isDialogHere && !(await dialogComes((error) => report(error, 'dialog')))) {
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

/** Whether the code of dialogs has come to this page. */
let isDialogHere = false;

/** Resolves to whether it comes in time for a press. Never rejects. */
async function dialogComes(onError?: (error: unknown) => void): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PRESS_LIMIT_MS, false);
  });
  const isHere = loadDialog().then(
    () => (isDialogHere = true),
    (error: unknown) => {
      onError?.(error);
      return false;
    },
  );
  const comes = await Promise.race([isHere, isLate]);
  clearTimeout(timer);
  return comes;
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
