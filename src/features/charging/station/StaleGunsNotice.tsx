import { formatShortMoment } from '@/domain/time';
import { useServerNow } from '@/platform/clock/useServerNow';
import { usePorts } from '@/platform/ports/PortsContext';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

/**
 * Notice that the guns could not be refreshed. `readAtMs`: when they were last read (device time); it is shown as
 * server time.
 */
export function StaleGunsNotice({ readAtMs }: { readonly readAtMs: number }) {
  const { clock } = usePorts();
  const now = useServerNow();
  const atMs = readAtMs + clock.serverNow() - clock.deviceNow();
  return <NoticeBanner tone="soon">{`枪状态刷新失败，数据更新于 ${formatShortMoment(atMs, now)}`}</NoticeBanner>;
}
