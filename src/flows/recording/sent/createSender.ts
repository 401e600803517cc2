import type { UnknownAction } from '@reduxjs/toolkit';

import { toastShown } from '@/flows/notices/noticesSlice';
import { SECOND_MS } from '@/lib/timeUnits';
import { recordingCalls } from '@/services/basic/recordings';
import { settingCalls } from '@/services/basic/settings';
import type { Ports } from '@/services/transport/ports/ports';
import { isServiceError } from '@/services/transport/query/serviceError';
import type { KeyValueStore } from '@/services/transport/storage/storage';

import { countSending, maySendAnother } from './sendings';
import type { SendReason } from './sentRecordings';
import { recordingSent } from './sentSlice';

/** Key in session storage: a recording that could not be sent yet, and why it is to be sent. */
export const OWED_KEY = 'recordingOwed.v1';
/** What happens right after the trouble belongs to it. */
const AFTER_MS = 3 * SECOND_MS;
/** Between tries on a bad line. A recording that cannot be sent within some minutes is sent by the next document of the tab. */
const PAUSES_MS = [5, 10, 20, 40, 60, 60, 60].map((seconds) => seconds * SECOND_MS);

const REASONS: readonly SendReason[] = ['error', 'payment', 'screen', 'presses'];

export interface SenderOutside {
  readonly ports: Ports;
  /** Writes nothing while DevTools shows an earlier moment. */
  readonly tab: KeyValueStore;
  dispatch(this: void, action: UnknownAction): unknown;
  hasConsent(this: void): boolean;
  /** The redacted recording as it is then. */
  file(this: void): string;
}

export interface Sender {
  /** Something went wrong. The last minutes are sent if the driver and the operator want that. */
  trouble(this: void, reason: SendReason): void;
  /** Nothing more is sent, and nothing is owed. */
  forget(this: void): void;
  stop(this: void): void;
}

/** Sends recordings by itself: after the driver's consent, where the operator takes them, and at most three a day. */
export function createSender({ ports, tab, dispatch, hasConsent, file }: SenderOutside): Sender {
  const { clock, local, page, vault } = ports;
  let isBusy = false;
  let wake: () => void = () => undefined;
  let turn = 0;
  const stopListening = page.onOnlineChange(() => {
    wake();
  });
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const call = <Result>(thunk: unknown): Promise<Result> =>
    (dispatch(thunk as UnknownAction) as { unwrap(): Promise<Result> }).unwrap();

  /** Whether it is over: sent, or refused. */
  const tryOnce = async (reason: SendReason): Promise<boolean> => {
    try {
      const config = await call<{ takesRecordings: 0 | 1 }>(
        settingCalls.endpoints.getParamConfigs.initiate(undefined, { subscribe: false }),
      );
      if (config.takesRecordings !== 1 || !hasConsent()) return true;
      const handle = vault.put({ recording: file() });
      const asked = { handle, hasConsent: 1, appVersion: page.build, reason } as const;
      const { recordingId } = await call<{ recordingId: string }>(
        recordingCalls.endpoints.sendRecording.initiate(asked, { track: false }),
      );
      countSending(local, clock.serverNow());
      dispatch(recordingSent(recordingId));
      dispatch(toastShown(`已发送操作录制，编号 ${recordingId}`));
      return true;
    } catch (error) {
      return isServiceError(error) && error.kind === 'refused';
    }
  };

  const run = async (reason: SendReason) => {
    turn += 1;
    const own = turn;
    const isOver = () => own !== turn || !hasConsent();
    await pause(AFTER_MS);
    for (const ms of PAUSES_MS) {
      if (isOver() || (await tryOnce(reason))) {
        if (own === turn) tab.remove(OWED_KEY);
        break;
      }
      await pause(ms);
    }
    if (own === turn) isBusy = false;
  };

  const trouble = (reason: SendReason) => {
    if (isBusy || !hasConsent() || !maySendAnother(local, clock.serverNow())) return;
    isBusy = true;
    tab.set(OWED_KEY, reason);
    void run(reason);
  };
  const forget = () => {
    turn += 1;
    isBusy = false;
    wake();
    if (tab.get(OWED_KEY) !== null) tab.remove(OWED_KEY);
  };
  const owed = REASONS.find((reason) => reason === tab.get(OWED_KEY));
  if (owed !== undefined) trouble(owed);
  return {
    trouble,
    forget,
    stop: () => {
      turn += 1;
      wake();
      stopListening();
    },
  };
}
