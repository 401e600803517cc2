import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { FALLBACK_FAILURE_TEXTS, UNSUPPORTED_CALL_TEXT } from '@/flows/notices/failureTexts';
import { signInCalls } from '@/services/auth/signIn';
import { isInlineError } from '@/services/base/baseQuery/errorEffectsByCode';
import { isCallUnsupportedByGateway, isServiceError } from '@/services/base/baseQuery/serviceError';
import { menuEntryAddressCalls } from '@/services/basic/menuEntryAddress';

import type { ExternalMenuTarget } from './model/toMenuTarget';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * The URL of an external page, with the driver's ID if the entry requires it. Throws if a call fails; the failure has
 * been shown by then. `showError` gets the text of an error that the error table leaves to the caller.
 */
export async function fetchExternalMenuEntryUrl(
  { pageId, withDriver }: ExternalMenuTarget,
  dispatch: Dispatch,
  showError: (text: string) => void,
): Promise<string> {
  const driver = withDriver ? { driverId: await fetchDriverId(dispatch, showError) } : {};
  const call = menuEntryAddressCalls.endpoints.getH5Address.initiate({ pageId, ...driver }, { track: false });
  return (await dispatch(call).unwrap()).url;
}

/** The error table leaves some errors of a query to the block that renders it. A menu tile renders none. */
async function fetchDriverId(dispatch: Dispatch, showError: (text: string) => void): Promise<string> {
  const { data, error } = await dispatch(signInCalls.endpoints.getLoginInfo.initiate(undefined, { subscribe: false }));
  if (isServiceError(error) && isInlineError(error))
    showError(isCallUnsupportedByGateway(error) ? UNSUPPORTED_CALL_TEXT : FALLBACK_FAILURE_TEXTS[error.kind]);
  if (data === undefined) throw new Error('unknown driver');
  return data.driverId;
}
