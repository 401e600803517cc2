import { useLocation } from 'react-router-dom';

import { NO_MATCHING_LOTS_TEXT } from '@/domain/places/emptyPlacesText';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListNearbyBookableParksQuery } from '@/services/dealer/parkSearch';
import { LinkButton } from '@/ui/button/LinkButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { ParkRow } from '@/ui/place/ParkRow';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { PlaceCard } from '@/widgets/place/PlaceCard';
import { PlaceList } from '@/widgets/place/PlaceList';
import { type NearbyCenter, toDestinationParams } from '@/widgets/place/useNearbyCenter';

import { bookableSpacesFactText } from '../model/lotText';
import { AccountBindingNotice } from '../parts/AccountBindingRequiredView';

interface PublicBookableLotsProps {
  readonly frame: ScreenHeaderProps;
  readonly around: NearbyCenter;
  /** Null for a visitor who has not signed in. */
  readonly bindCode: string | null;
}

const keyOf = ({ parkId }: { readonly parkId: string }) => parkId;

/** Bookable lots nearby for a driver without a booking account: public information, and how to get access. */
export function BookableLotsWithoutAccountView({ frame, around, bindCode }: PublicBookableLotsProps) {
  const { pathname, search } = useLocation();
  const query = useListNearbyBookableParksQuery(toDestinationParams(around.point), { skip: around.point === null });
  const signIn = <LinkButton to={pathTo('login', { enCodeUrl: pathname + search })}>去登录</LinkButton>;
  return (
    <ScreenFrame {...frame}>
      {bindCode === null ? (
        <NoticeBanner action={signIn}>登录后可以预约车位</NoticeBanner>
      ) : (
        <AccountBindingNotice code={bindCode} />
      )}
      {around.locationNotice}
      <PlaceList
        load={toContentLoadState(query, {
          message: '可预约的停车场加载失败',
          waitingFor: '正在查找可预约的停车场…',
          isEmpty: ({ results }) => results.length === 0,
        })}
        empty={{ illustration: 'search', text: NO_MATCHING_LOTS_TEXT }}
        list={{ label: '可预约的停车场', rows: query.currentData?.results ?? [], keyOf }}
      >
        {(park) => (
          <PlaceCard>
            <ParkRow
              park={park}
              facts={[bookableSpacesFactText(park.leftBookSpaceNum), ...park.feeRuleLabels.slice(0, 1)]}
            />
          </PlaceCard>
        )}
      </PlaceList>
    </ScreenFrame>
  );
}
