import { telLink } from '@/lib/telLink';
import { useGetStationQuery } from '@/services/cps/stations';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { TextList } from '@/ui/text/TextList';

const BY_HAND = [
  '先在车上解锁，再按充电枪上的按钮拔枪',
  '拔不出来，按桩上的“停止”',
  '有冒烟、打火等危险，立即按红色急停按钮并远离',
] as const;

/** How to stop by hand at the gun, and whom to ring. */
export function StopHelp({ stationId }: { readonly stationId: string }) {
  const { config } = usePorts();
  // Only its phone is read, so the place that distances are measured from does not matter.
  const station = useGetStationQuery({ stationId, destLng: 0, destLat: 0 }).currentData;
  const numbers = [
    { label: '电站电话', phone: station?.phone ?? '' },
    { label: '客服电话', phone: config.servicePhone },
  ];
  return (
    <Card title="停不下来怎么办">
      <TextList items={BY_HAND} isOrdered />
      <Rows>
        {numbers.map(({ label, phone }) => {
          const to = telLink(phone);
          return to === null ? null : <ListRow key={label} title={label} note={phone} to={to} />;
        })}
      </Rows>
    </Card>
  );
}
