import { formatShortMoment } from '@/domain/time';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Notice } from '@/ui/card/Notice';

/** The guns could not be read again. `readAtMs`: when they were read last, by the phone; the notice says the time of the server. */
export function StaleNotice({ readAtMs }: { readonly readAtMs: number }) {
  const { clock } = usePorts();
  const now = useServerNow();
  const atMs = readAtMs + clock.serverNow() - clock.deviceNow();
  return <Notice tone="soon">{`枪状态刷新失败，数据更新于 ${formatShortMoment(atMs, now)}`}</Notice>;
}
