import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { toastShown } from '@/flows/notices/noticesSlice';
import { judgeOutside } from '@/navigation/guards/leaving';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { leavingRequested, pageLeaveRequested } from './leavingSlice';

/**
 * Opens an outside address by the leaving rule: https only. A host in the operator's list opens at once. Any other host is shown to the
 * driver first. Everything else is refused.
 */
export function useLeave(): (url: string) => void {
  const { config } = usePorts();
  const dispatch = useDispatch();
  return useCallback(
    (url) => {
      const verdict = judgeOutside(url, config.allowedHosts);
      if (verdict.kind === 'open') dispatch(pageLeaveRequested({ url: verdict.url }));
      else if (verdict.kind === 'ask') dispatch(leavingRequested({ url: verdict.url, host: verdict.host }));
      else dispatch(toastShown('这个链接无法打开'));
    },
    [config, dispatch],
  );
}
