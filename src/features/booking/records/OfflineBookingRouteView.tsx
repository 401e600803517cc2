import { formatTimeRange } from '@/domain/formatTimeRange';
import { formatShortMoment, parseServerTime } from '@/domain/time';
import type { ShownOfflineBerthRoute } from '@/flows/offline/offlineState';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useServerNow } from '@/platform/clock/useServerNow';
import { usePorts } from '@/platform/ports/PortsContext';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';

import { formatBerthPlace } from '../model/berthText';

interface SavedRouteViewProps {
  readonly frame: ScreenHeaderProps;
  readonly savedRoute: ShownOfflineBerthRoute;
  readonly onRetry: () => void;
}

/** The saved route to the booked berth, shown while the server cannot be reached. A recording does not contain it. */
export function OfflineBookingRouteView({ frame, savedRoute: { handle, atMs }, onRetry }: SavedRouteViewProps) {
  const { vault, clock } = usePorts();
  const now = useServerNow();
  const route = vault.open(handle);
  const readAtMs = atMs + clock.serverNow() - clock.deviceNow();
  const { parkName = '', parkAddr = '', entryTip = '', floor = '', area = '', berthNo = '' } = route ?? {};
  const { earliestEntryTime = '', latestEntryTime = '' } = route ?? {};
  return (
    <ScreenFrame {...frame}>
      <NoticeBanner tone="soon" action={<TextButton onPress={onRetry}>重试</TextButton>}>
        预约加载失败，数据更新于 {formatShortMoment(readAtMs, now)}，以现场为准
      </NoticeBanner>
      <Card title={route === undefined ? '本机保留的车位，录制不含内容' : parkName || '车位预约'}>
        <FactRows
          facts={[
            { label: '车位', value: formatBerthPlace({ floor, area, berthNo }) },
            { label: '入口', value: entryTip },
            {
              label: '可入场',
              value: formatTimeRange(parseServerTime(earliestEntryTime), parseServerTime(latestEntryTime), now),
            },
            { label: '地址', value: parkAddr },
          ]}
        />
      </Card>
    </ScreenFrame>
  );
}
