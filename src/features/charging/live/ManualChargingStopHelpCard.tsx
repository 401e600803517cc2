import { toTelLink } from '@/lib/toTelLink';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetStationQuery } from '@/services/cps/stations';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { TextList } from '@/ui/text/TextList';

const MANUAL_STOP_STEPS = [
  '先在车上解锁，再按充电枪上的按钮拔枪',
  '拔不出来，按桩上的“停止”',
  '有冒烟、打火等危险，立即按红色急停按钮并远离',
] as const;

/** How to stop manually at the gun, and phone numbers. */
export function ManualChargingStopHelpCard({ stationId }: { readonly stationId: string }) {
  const { config } = usePorts();
  // Only the phone number is used, so the origin of distances does not matter.
  const station = useGetStationQuery({ stationId, destLng: 0, destLat: 0 }).currentData;
  const numbers = [
    { label: '电站电话', phone: station?.phone ?? '' },
    { label: '客服电话', phone: config.servicePhone },
  ];
  return (
    <Card title="停不下来怎么办">
      <TextList items={MANUAL_STOP_STEPS} isOrdered />
      <CardRows>
        {numbers.map(({ label, phone }) => {
          const to = toTelLink(phone);
          return to === null ? null : <ListRow key={label} title={label} note={phone} to={to} />;
        })}
      </CardRows>
    </Card>
  );
}
