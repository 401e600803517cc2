import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListBerthKindsQuery } from '@/services/booking/berths';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { Amount } from '@/ui/text/Amount';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { remainingBerthsText } from '../model/berthText';
import { findAccountBindingErrorCode } from '../model/bindingError';
import { bookableSpaceCountText } from '../model/lotText';
import { AccountBindingRequiredView } from '../parts/AccountBindingRequiredView';
import { BookingPlateChoiceCard } from '../parts/BookingPlateChoiceCard';
import { missingBookableLotEmptyProps } from '../parts/missingItems';
import { useBookingForm } from '../parts/useBookingForm';
import { BerthChoiceCard } from './BerthChoiceCard';
import { BookingTimeChoiceCard } from './BookingTimeChoiceCard';

interface BerthChoiceViewProps {
  readonly frame: ScreenHeaderProps<'spaceBooking'>;
  readonly parkId: string;
  readonly berthId: string | undefined;
}

/** Booking form of one lot: time, berth and vehicle. */
export function BookingFormView({ frame, parkId, berthId }: BerthChoiceViewProps) {
  const form = useBookingForm(parkId, berthId);
  const kindsQuery = useListBerthKindsQuery({ parkId }, { refetchOnMountOrArgChange: true });
  const { chosen, berth, plateNo } = form;
  const blockReason =
    chosen === undefined ? '请选择时段' : berth === undefined ? '请选择车位' : plateNo === '' ? '请先添加车辆' : '';
  const promptMissing = usePrimaryButtonHandler(blockReason);
  const bindCode = findAccountBindingErrorCode(form.parkQuery, form.packageQuery, form.plateQuery);
  if (bindCode !== null) return <AccountBindingRequiredView frame={frame} code={bindCode} />;
  const park = form.parkQuery.currentData;
  const bar = (
    <BottomActionBar
      left={chosen === undefined ? undefined : <Amount cents={chosen.payFee} size="card" />}
      note={blockReason || undefined}
    >
      {blockReason === '' ? (
        <LinkButton variant="primary" to={pathTo('bookingConfirm', { parkId, berthId: berth?.berthId })}>
          去确认
        </LinkButton>
      ) : (
        <PrimaryButton onPress={promptMissing} busyText={form.isLoading ? '正在查询…' : undefined}>
          去确认
        </PrimaryButton>
      )}
    </BottomActionBar>
  );
  const load = toContentLoadState(form.parkQuery, {
    message: '停车场加载失败',
    waitingFor: '正在查询停车场…',
    isGoneWhenRefused: true,
  });
  return (
    <DetailScreen
      frame={load.state === 'ready' ? { ...frame, bar } : frame}
      load={load}
      empty={missingBookableLotEmptyProps}
      cardHeights={[120, 240, 300]}
    >
      {park !== undefined && (
        <Card title={park.parkName}>
          <FactRows
            facts={[
              { label: '地址', value: park.parkAddr },
              { label: '可预约', value: bookableSpaceCountText(park.leftBookSpaceNum) },
              { label: '车位类型', value: (kindsQuery.currentData?.list ?? []).map(remainingBerthsText).join('，') },
            ]}
          />
        </Card>
      )}
      <RequiredFormPart isMissing={chosen === undefined}>
        <BookingTimeChoiceCard form={form} />
      </RequiredFormPart>
      <RequiredFormPart isMissing={chosen !== undefined && berth !== undefined && plateNo === ''}>
        <BookingPlateChoiceCard form={form} />
      </RequiredFormPart>
      <RequiredFormPart isMissing={berth === undefined}>
        <BerthChoiceCard form={form} parkId={parkId} />
      </RequiredFormPart>
    </DetailScreen>
  );
}
