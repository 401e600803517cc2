import type { UnknownAction } from '@reduxjs/toolkit';

import { toastShown } from '@/flows/notices/noticesSlice';
import type { RecordingSendReason } from '@/flows/operations/recordingConsentState';
import { SECOND_MS } from '@/lib/timeUnits';
import type { Ports } from '@/platform/ports/ports';
import type { KeyValueStore } from '@/platform/storage/storage';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { recordingSendCalls } from '@/services/basic/recordings';
import { operatorSettingCalls } from '@/services/basic/settings';

import { recordingSent } from './recordingSendSlice';
import { incrementRecordingSendCount, isWithinRecordingSendQuota } from './sendQuota';

/** Key in session storage: the reason of a recording that is still to be sent. */
export const PENDING_RECORDING_SEND_KEY = 'recordingOwed.v1';
/** Delay before sending, so that the recording includes what happens right after the problem. */
const SEND_DELAY_MS = 3 * SECOND_MS;
/**
 * Delays between retries. A recording that cannot be sent within some minutes is sent by the next document of the tab.
 */
const RETRY_DELAYS_MS = [5, 10, 20, 40, 60, 60, 60].map((seconds) => seconds * SECOND_MS);

const REASONS: readonly RecordingSendReason[] = ['error', 'payment', 'screen', 'presses'];

export interface RecordingSenderDependencies {
  readonly ports: Ports;
  /** Writes nothing while DevTools shows an earlier state. */
  readonly tab: KeyValueStore;
  dispatch(this: void, action: UnknownAction): unknown;
  hasConsent(this: void): boolean;
  /** Creates the redacted recording at the time of the call. */
  createFile(this: void): string;
}

export interface RecordingSender {
  /** Requests to send the last minutes after a problem. They are sent if the driver and the operator allow it. */
  requestSend(this: void, reason: RecordingSendReason): void;
  /** Cancels a pending send. */
  cancel(this: void): void;
  stop(this: void): void;
}

/**
 * Sends recordings automatically: after the driver's consent, if the operator accepts them, and at most three a day.
 */
export function createRecordingSender({
  ports,
  tab,
  dispatch,
  hasConsent,
  createFile,
}: RecordingSenderDependencies): RecordingSender {
  const { clock, local, page, vault } = ports;
  let isBusy = false;
  let wake: () => void = () => undefined;
  let generation = 0;
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

  /** Returns whether sending has ended: sent, refused or not wanted. */
  const trySend = async (reason: RecordingSendReason): Promise<boolean> => {
    try {
      const config = await call<{ takesRecordings: 0 | 1 }>(
        operatorSettingCalls.endpoints.getParamConfigs.initiate(undefined, { subscribe: false }),
      );
      if (config.takesRecordings !== 1 || !hasConsent()) return true;
      const handle = vault.put({ recording: createFile() });
      const request = { handle, hasConsent: 1, appVersion: page.build, reason } as const;
      const { recordingId } = await call<{ recordingId: string }>(
        recordingSendCalls.endpoints.sendRecording.initiate(request, { track: false }),
      );
      incrementRecordingSendCount(local, clock.serverNow());
      dispatch(recordingSent(recordingId));
      dispatch(toastShown(`已发送操作录制，编号 ${recordingId}`));
      return true;
    } catch (error) {
      return isServiceError(error) && error.kind === 'refused';
    }
  };

  const sendWithRetries = async (reason: RecordingSendReason) => {
    generation += 1;
    const ownGeneration = generation;
    const isCancelled = () => ownGeneration !== generation || !hasConsent();
    await pause(SEND_DELAY_MS);
    for (const ms of RETRY_DELAYS_MS) {
      if (isCancelled() || (await trySend(reason))) {
        if (ownGeneration === generation) tab.remove(PENDING_RECORDING_SEND_KEY);
        break;
      }
      await pause(ms);
    }
    if (ownGeneration === generation) isBusy = false;
  };

  const requestSend = (reason: RecordingSendReason) => {
    if (isBusy || !hasConsent() || !isWithinRecordingSendQuota(local, clock.serverNow())) return;
    isBusy = true;
    tab.set(PENDING_RECORDING_SEND_KEY, reason);
    void sendWithRetries(reason);
  };
  const cancel = () => {
    generation += 1;
    isBusy = false;
    wake();
    if (tab.get(PENDING_RECORDING_SEND_KEY) !== null) tab.remove(PENDING_RECORDING_SEND_KEY);
  };
  const pendingReason = REASONS.find((reason) => reason === tab.get(PENDING_RECORDING_SEND_KEY));
  if (pendingReason !== undefined) requestSend(pendingReason);
  return {
    requestSend,
    cancel,
    stop: () => {
      generation += 1;
      wake();
      stopListening();
    },
  };
}
