import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { FALLBACK_FAILURE_TEXTS } from '@/flows/notices/failureTexts';
import { toastShown } from '@/flows/notices/noticesSlice';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { usePorts } from '@/platform/ports/PortsContext';

export interface ScanControls {
  /**
   * Scans one code with the host's scanner or with our own. Resolves to its text, or to null if the driver cancelled.
   * Call it in a press handler.
   */
  scan(hint: string): Promise<string | null>;
  /** Opens the screen that one of our own links leads to. Any other text is shown and never opened automatically. */
  openScanned(text: string): Promise<void>;
}

/** Scanning, for any screen. Its chunk loads with the first press. */
export function useScan(): ScanControls {
  const dispatch = useDispatch();
  const ports = usePorts();
  const { toPath } = useScreenNavigator();
  return useMemo(
    () => ({
      async scan(hint) {
        try {
          const { requestScan } = await import(/* webpackChunkName: "scan" */ './requestScan');
          return await requestScan(dispatch, { hint });
        } catch (error) {
          ports.report(error, 'scan');
          dispatch(toastShown(FALLBACK_FAILURE_TEXTS.offline));
          return null;
        }
      },
      async openScanned(text) {
        const { openOrShowScannedText } = await import(/* webpackChunkName: "scan" */ './openOrShowScannedText');
        openOrShowScannedText(text, ports, dispatch, toPath);
      },
    }),
    [dispatch, ports, toPath],
  );
}
