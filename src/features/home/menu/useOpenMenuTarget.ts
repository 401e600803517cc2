import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

import { openingBegan, openingEnded, selectOpeningMenuEntryId } from '@/flows/leaving/leavingSlice';
import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import { FAILURE_TEXTS, UNSUPPORTED_CALL_TEXT } from '@/flows/notices/failureTexts';
import { useToast } from '@/flows/notices/useDialogs';
import { useScan } from '@/flows/scan/useScan';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { isInlineError } from '@/services/base/baseQuery/errorEffectsByCode';
import { isCallUnsupportedByGateway, isServiceError } from '@/services/base/baseQuery/serviceError';
import { useGetH5AddressMutation } from '@/services/basic/menu';

import type { MenuTarget } from './model/toMenuTarget';

/** Opens a menu tile's target that is not a screen of this app. `name` is the entry's ID. */
export function useOpenMenuTarget(name: string) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [getAddress] = useGetH5AddressMutation();
  const isOpening = useSelector(selectOpeningMenuEntryId) === name;
  const leave = useOpenExternalUrl();
  const { scan, openScanned } = useScan();
  const toast = useToast();
  const go = useScreenNavigator();
  const guardScreen = useScreenUnchangedCheck();

  /** The error table leaves some errors of a query to the block that renders it. A tile shows them as a toast. */
  const fetchDriverId = async (isOnScreen: () => boolean) => {
    const { signInCalls } = await import('@/services/auth/signIn');
    const { data, error } = await dispatch(
      signInCalls.endpoints.getLoginInfo.initiate(undefined, { subscribe: false }),
    );
    if (isServiceError(error) && isInlineError(error) && isOnScreen())
      toast(isCallUnsupportedByGateway(error) ? UNSUPPORTED_CALL_TEXT : FAILURE_TEXTS[error.kind]);
    if (data === undefined) throw new Error('unknown driver');
    return data.driverId;
  };
  const openOutside = async (pageId: string, withDriver: boolean) => {
    const isOnScreen = guardScreen();
    const driverId = withDriver ? await fetchDriverId(isOnScreen) : undefined;
    const { url } = await getAddress({ pageId, ...(driverId === undefined ? {} : { driverId }) }).unwrap();
    if (isOnScreen()) leave(url);
  };
  const scanCode = async () => {
    const text = await scan('对准充电桩或停车场的二维码');
    if (text === null) return;
    const { parseChargingCode: chargingCode } = await import('@/flows/scan/parseChargingCode');
    const code = chargingCode(text);
    if (code === null) await openScanned(text);
    else go.to('chargingPage', code);
  };
  const open = async (target: MenuTarget) => {
    dispatch(openingBegan(name));
    try {
      if (target.kind === 'outside') await openOutside(target.pageId, target.withDriver);
      else if (target.kind === 'scan') await scanCode();
    } catch {
      // The error was shown by the error table or by `fetchDriverId`.
    } finally {
      dispatch(openingEnded());
    }
  };
  return { open, isOpening };
}
