import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { toastShown } from '@/flows/notices/noticesSlice';
import type { ShareContent } from '@/host/HostAdapter';
import { usePorts } from '@/platform/ports/PortsContext';

/** Shares content through the host. If the host cannot share, the link is copied instead. */
export function useShare(): (content: ShareContent) => Promise<void> {
  const { host, page } = usePorts();
  const dispatch = useDispatch();
  return useCallback(
    async (content) => {
      const adapter = await host.load().catch(() => null);
      const shared = await adapter?.setShare(content);
      if (shared?.ok === true) {
        // Inside these hosts a page can only set what the host's own menu will share.
        if (host.kind !== 'browser') dispatch(toastShown('请点右上角「…」分享'));
        return;
      }
      if (shared?.ok === false && shared.kind === 'cancelled') return;
      const isCopied = await page.copy(content.link);
      dispatch(toastShown(isCopied ? '链接已复制，可以粘贴给好友' : '这里不能分享，请复制浏览器的地址'));
    },
    [host, page, dispatch],
  );
}
