import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListBerthKindsQuery } from '@/services/booking/berths';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Missing } from '@/ui/missing/Missing';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { Amount } from '@/ui/text/Amount';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { kindWords } from '../model/berthWords';
import { bindCodeIn } from '../model/binding';
import { bookableWords } from '../model/lotWords';
import { BookingPlate } from '../parts/BookingPlate';
import { goneLot } from '../parts/gone';
import { NeedsBinding } from '../parts/NeedsBinding';
import { useBookingForm } from '../parts/useBookingForm';
import { BerthCard } from './BerthCard';
import { TimeCard } from './TimeCard';

interface BerthChoiceProps {
  readonly frame: ScreenHeaderProps<'spaceBooking'>;
  readonly parkId: string;
  readonly berthId: string | undefined;
}

/** One lot: when, where, with which vehicle. */
export function BerthChoice({ frame, parkId, berthId }: BerthChoiceProps) {
  const form = useBookingForm(parkId, berthId);
  const kinds = useListBerthKindsQuery({ parkId }, { refetchOnMountOrArgChange: true });
  const { chosen, berth, plateNo } = form;
  const missing =
    chosen === undefined ? '请选择时段' : berth === undefined ? '请选择车位' : plateNo === '' ? '请先添加车辆' : '';
  const lead = usePrimaryAct(missing);
  const bindCode = bindCodeIn(form.parkQuery, form.packageQuery, form.plateQuery);
  if (bindCode !== null) return <NeedsBinding frame={frame} code={bindCode} />;
  const park = form.parkQuery.currentData;
  const bar = (
    <BottomBar
      {...(chosen === undefined ? {} : { left: <Amount cents={chosen.payFee} size="card" /> })}
      {...(missing === '' ? {} : { note: missing })}
    >
      {missing === '' ? (
        <LinkButton variant="primary" to={pathTo('bookingConfirm', { parkId, berthId: berth?.berthId })}>
          去确认
        </LinkButton>
      ) : (
        <PrimaryButton onPress={lead} busyText={form.isLoading ? '正在查询…' : undefined}>
          去确认
        </PrimaryButton>
      )}
    </BottomBar>
  );
  const load = toLoadState(form.parkQuery, {
    what: '停车场加载失败',
    waitingFor: '正在查询停车场…',
    isGoneWhenRefused: true,
  });
  return (
    <DetailScreen
      frame={load.state === 'ready' ? { ...frame, bar } : frame}
      load={load}
      empty={goneLot}
      cardHeights={[120, 240, 300]}
    >
      {park !== undefined && (
        <Card title={park.parkName}>
          <FactRows
            facts={[
              { label: '地址', value: park.parkAddr },
              { label: '可预约', value: bookableWords(park.leftBookSpaceNum) },
              { label: '车位类型', value: (kinds.currentData?.list ?? []).map(kindWords).join('，') },
            ]}
          />
        </Card>
      )}
      <Missing is={chosen === undefined}>
        <TimeCard form={form} />
      </Missing>
      <Missing is={chosen !== undefined && berth !== undefined && plateNo === ''}>
        <BookingPlate form={form} />
      </Missing>
      <Missing is={berth === undefined}>
        <BerthCard form={form} parkId={parkId} />
      </Missing>
    </DetailScreen>
  );
}
