import { useCallback } from 'react';

import { useGo } from '@/navigation/hooks/useGo';
import { usePorts } from '@/services/transport/ports/PortsContext';

/** Closes the window. If the host cannot close it, goes to the first screen of the short flow instead. */
export function useCloseWindow(): () => void {
  const { host } = usePorts();
  const go = useGo();
  return useCallback(() => {
    const stay = () => {
      go.instead('plate');
    };
    host
      .load()
      .then((adapter) => adapter.close())
      .then(({ ok }) => {
        if (!ok) stay();
      }, stay);
  }, [host, go]);
}
