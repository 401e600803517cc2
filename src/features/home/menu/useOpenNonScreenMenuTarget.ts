import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

import { openingBegan, openingEnded, selectOpeningMenuEntryId } from '@/flows/leaving/leavingSlice';
import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import { FALLBACK_FAILURE_TEXTS } from '@/flows/notices/failureTexts';
import { useToast } from '@/flows/notices/useDialogs';
import { useScan } from '@/flows/scan/useScan';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePorts } from '@/platform/ports/PortsContext';

import type { ExternalMenuTarget, MenuTarget } from './model/toMenuTarget';

/** Opens a menu tile's target that is not a screen of this app. `name` is the entry's ID. */
export function useOpenNonScreenMenuTarget(name: string) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const isOpening = useSelector(selectOpeningMenuEntryId) === name;
  const leave = useOpenExternalUrl();
  const { scan, openScanned } = useScan();
  const toast = useToast();
  const go = useScreenNavigator();
  const guardScreen = useScreenUnchangedCheck();
  const { report } = usePorts();

  const openOutside = async (target: ExternalMenuTarget) => {
    const isOnScreen = guardScreen();
    const late = await import('./fetchExternalMenuEntryUrl').catch((error: unknown) => {
      // The file of a former release no longer exists: the report reloads the page once.
      report(error, name);
      toast(FALLBACK_FAILURE_TEXTS.offline);
    });
    const url = await late?.fetchExternalMenuEntryUrl(target, dispatch, (text) => {
      if (isOnScreen()) toast(text);
    });
    if (url !== undefined && isOnScreen()) leave(url);
  };
  const scanCode = async () => {
    const text = await scan('对准充电桩或停车场的二维码');
    if (text === null) return;
    const { parseChargingCode: chargingCode } = await import(
      /* webpackChunkName: "scan" */ '@/flows/scan/parseChargingCode'
    );
    const code = chargingCode(text);
    if (code === null) await openScanned(text);
    else go.to('chargingPage', code);
  };
  const open = async (target: MenuTarget) => {
    dispatch(openingBegan(name));
    try {
      if (target.kind === 'outside') await openOutside(target);
      else if (target.kind === 'scan') await scanCode();
    } catch {
      // The error was shown by the error table or by `fetchExternalMenuEntryUrl`.
    } finally {
      dispatch(openingEnded());
    }
  };
  return { open, isOpening };
}
