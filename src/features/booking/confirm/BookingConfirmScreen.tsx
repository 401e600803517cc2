import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { joinQueries, toLoadState } from '@/widgets/loading/toLoadState';
import { withoutAny } from '@/widgets/loading/withoutAny';

import { bindCodeIn } from '../model/binding';
import { goneLot } from '../parts/gone';
import { NeedsBinding } from '../parts/NeedsBinding';
import { useBookingForm } from '../parts/useBookingForm';
import { ConfirmView } from './ConfirmView';

/** 预约确认: what was chosen, what it costs, and the button that books it. */
export default function BookingConfirmScreen() {
  const { frame, query } = useScreen('bookingConfirm');
  const { parkId, berthId } = query;
  if (parkId === undefined) return <MissingItemScreen frame={frame} empty={goneLot} />;
  return <Confirm key={parkId} frame={frame} parkId={parkId} berthId={berthId} />;
}

interface ConfirmProps {
  readonly frame: ReturnType<typeof useScreen<'bookingConfirm'>>['frame'];
  readonly parkId: string;
  readonly berthId: string | undefined;
}

function Confirm({ frame, parkId, berthId }: ConfirmProps) {
  const form = useBookingForm(parkId, berthId);
  const { parkQuery, packageQuery, berthQuery, chosen, noTime, berths } = form;
  const bindCode = bindCodeIn(parkQuery, packageQuery);
  if (bindCode !== null) return <NeedsBinding frame={frame} code={bindCode} />;
  const park = parkQuery.currentData;
  const hasNoBerth = berthQuery.currentData !== undefined && berths.length === 0;
  const last: LoadQuery<unknown> = noTime !== null ? packageQuery : joinQueries(packageQuery, berthQuery);
  const load = withoutAny(
    toLoadState(joinQueries(parkQuery, last), {
      what: '预约信息加载失败',
      waitingFor: '正在查询预约信息…',
      isGoneWhenRefused: true,
    }),
    noTime !== null || hasNoBerth,
  );
  if (load.state === 'ready' && park !== undefined && chosen !== undefined) {
    return <ConfirmView frame={frame} form={form} park={park} chosen={chosen} unreadText={load.unreadText} />;
  }
  const back = <LinkButton to={pathTo('spaceBooking', { parkId })}>换一天</LinkButton>;
  return (
    <DetailScreen
      frame={frame}
      load={load}
      empty={
        noTime !== null || hasNoBerth ? { drawing: 'bill', text: noTime ?? '这个时段没有车位', action: back } : goneLot
      }
      cardHeights={[220, 160, 200]}
    />
  );
}
