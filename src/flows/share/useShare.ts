import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { toastShown } from '@/flows/notices/noticesSlice';
import type { ShareContent } from '@/host/Host';
import { usePorts } from '@/services/transport/ports/PortsContext';

/** Hands something to the host to be shared. Where the host has no way of its own, the address is copied. */
export function useShare(): (content: ShareContent) => Promise<void> {
  const { host, page } = usePorts();
  const dispatch = useDispatch();
  return useCallback(
    async (content) => {
      const adapter = await host.load().catch(() => null);
      const shared = await adapter?.setShare(content);
      if (shared?.ok === true) {
        // Inside these programs a page can only say what their own menu will send.
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
