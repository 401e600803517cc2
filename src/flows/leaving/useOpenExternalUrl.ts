import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { toastShown } from '@/flows/notices/noticesSlice';
import { classifyExternalUrl } from '@/navigation/guards/classifyExternalUrl';
import { usePorts } from '@/platform/ports/PortsContext';

import { leavingRequested, pageLeaveRequested } from './leavingSlice';

/**
 * Opens an external URL, https only. A host in the operator's list opens at once. Any other host must be confirmed by
 * the driver. Everything else is rejected.
 */
export function useOpenExternalUrl(): (url: string) => void {
  const { config } = usePorts();
  const dispatch = useDispatch();
  return useCallback(
    (url) => {
      const verdict = classifyExternalUrl(url, config.allowedHosts);
      if (verdict.kind === 'open') dispatch(pageLeaveRequested({ url: verdict.url }));
      else if (verdict.kind === 'ask') dispatch(leavingRequested({ url: verdict.url, host: verdict.host }));
      else dispatch(toastShown('这个链接无法打开'));
    },
    [config, dispatch],
  );
}
