import { formatShortMoment, parseServerTime } from '@/domain/time';
import { formatSpan } from '@/domain/timeSpan';
import type { ShownWay } from '@/flows/offline/offlineState';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';

import { berthPlace } from '../model/berthWords';

interface KeptWayProps {
  readonly frame: ScreenHeaderProps;
  readonly kept: ShownWay;
  readonly onRetry: () => void;
}

/** The way to the booked berth as the server said it last, while it cannot be asked. A recording does not have its contents. */
export function KeptWay({ frame, kept: { handle, atMs }, onRetry }: KeptWayProps) {
  const { vault, clock } = usePorts();
  const now = useServerNow();
  const way = vault.open(handle);
  const readAtMs = atMs + clock.serverNow() - clock.deviceNow();
  const { parkName = '', parkAddr = '', entryTip = '', floor = '', area = '', berthNo = '' } = way ?? {};
  const { earliestEntryTime = '', latestEntryTime = '' } = way ?? {};
  return (
    <ScreenFrame {...frame}>
      <Notice tone="soon" action={<TextButton onPress={onRetry}>重试</TextButton>}>
        预约加载失败，数据更新于 {formatShortMoment(readAtMs, now)}，以现场为准
      </Notice>
      <Card title={way === undefined ? '本机保留的车位，录制不含内容' : parkName || '车位预约'}>
        <FactRows
          facts={[
            { label: '车位', value: berthPlace({ floor, area, berthNo }) },
            { label: '入口', value: entryTip },
            {
              label: '可入场',
              value: formatSpan(parseServerTime(earliestEntryTime), parseServerTime(latestEntryTime), now),
            },
            { label: '地址', value: parkAddr },
          ]}
        />
      </Card>
    </ScreenFrame>
  );
}
