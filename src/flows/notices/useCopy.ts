import { useCallback } from 'react';

import { usePorts } from '@/platform/ports/PortsContext';

import { useToast } from './useDialogs';

/** Copies a text to the clipboard and shows whether that worked. */
export function useCopy(): (text: string) => void {
  const { page } = usePorts();
  const toast = useToast();
  return useCallback(
    (text) => void page.copy(text).then((isCopied) => toast(isCopied ? '已复制' : '复制失败，请长按选择后复制')),
    [page, toast],
  );
}
