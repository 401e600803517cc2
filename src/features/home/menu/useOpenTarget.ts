import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

import { openingBegan, openingEnded, selectOpening } from '@/flows/leaving/leavingSlice';
import { useLeave } from '@/flows/leaving/useLeave';
import { useToast } from '@/flows/notices/useDialogs';
import { useScan } from '@/flows/scan/useScan';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { useGetH5AddressMutation } from '@/services/basic/menu';
import { failureText, staysInBlock, unknownCallText } from '@/services/transport/query/errorCodes';
import { isServiceError, isUnknownCall } from '@/services/transport/query/serviceError';

import type { MenuTarget } from './model/menuTarget';

/** Opens a menu tile's target that is not one of our screens. `name` is the entry's id. */
export function useOpenTarget(name: string) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [getAddress] = useGetH5AddressMutation();
  const isOpening = useSelector(selectOpening) === name;
  const leave = useLeave();
  const { scan, openScanned } = useScan();
  const toast = useToast();
  const go = useGo();
  const stillHere = useScreenGuard();

  /** It is a query, of which the error table leaves some failures to a block; a tile has none. */
  const driverIdNow = async (isHere: () => boolean) => {
    const { signInCalls } = await import('@/services/auth/signIn');
    const { data, error } = await dispatch(
      signInCalls.endpoints.getLoginInfo.initiate(undefined, { subscribe: false }),
    );
    if (isServiceError(error) && staysInBlock(error) && isHere())
      toast(isUnknownCall(error) ? unknownCallText : failureText[error.kind]);
    if (data === undefined) throw new Error('unknown driver');
    return data.driverId;
  };
  const openOutside = async (pageId: string, withDriver: boolean) => {
    const isHere = stillHere();
    const driverId = withDriver ? await driverIdNow(isHere) : undefined;
    const { url } = await getAddress({ pageId, ...(driverId === undefined ? {} : { driverId }) }).unwrap();
    if (isHere()) leave(url);
  };
  const scanCode = async () => {
    const text = await scan('对准充电桩或停车场的二维码');
    if (text === null) return;
    const { chargingCode } = await import('@/flows/scan/chargingCode');
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
      // The error table, or `driverIdNow`, has shown the failure.
    } finally {
      dispatch(openingEnded());
    }
  };
  return { open, isOpening };
}
