import { useLocation } from 'react-router-dom';

import { NO_SUCH_LOT } from '@/domain/places/emptyPlaces';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListNearbyBookableParksQuery } from '@/services/dealer/parkSearch';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/card/Notice';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { ParkRow } from '@/ui/place/ParkRow';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { FoundList } from '@/widgets/place/FoundList';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { type Around, destinationOf } from '@/widgets/place/useAround';

import { leftWords } from '../model/lotWords';
import { BindNotice } from '../parts/NeedsBinding';

interface OpenLotsProps {
  readonly frame: ScreenHeaderProps;
  readonly around: Around;
  /** Null for a visitor. */
  readonly bindCode: string | null;
}

const keyOf = ({ parkId }: { readonly parkId: string }) => parkId;

/** The lots near here that can be booked, for whoever the booking service does not know: what everybody may see, and how to book. */
export function OpenLots({ frame, around, bindCode }: OpenLotsProps) {
  const { pathname, search } = useLocation();
  const query = useListNearbyBookableParksQuery(destinationOf(around.point), { skip: around.point === null });
  const signIn = <LinkButton to={pathTo('login', { enCodeUrl: pathname + search })}>去登录</LinkButton>;
  return (
    <ScreenFrame {...frame}>
      {bindCode === null ? <Notice action={signIn}>登录后可以预约车位</Notice> : <BindNotice code={bindCode} />}
      {around.line}
      <FoundList
        load={toLoadState(query, {
          what: '可预约的停车场加载失败',
          waitingFor: '正在查找可预约的停车场…',
          isEmpty: ({ results }) => results.length === 0,
        })}
        empty={{ drawing: 'search', text: NO_SUCH_LOT }}
        list={{ label: '可预约的停车场', rows: query.currentData?.results ?? [], keyOf }}
      >
        {(park) => (
          <PlaceCard>
            <ParkRow park={park} facts={[leftWords(park.leftBookSpaceNum), ...park.feeRuleLabels.slice(0, 1)]} />
          </PlaceCard>
        )}
      </FoundList>
    </ScreenFrame>
  );
}
