import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { PassProductList } from './PassProductList';

/** The target of links on other companies' pages: the passes of one lot, without sign-in. */
export default function PassesOfLotScreen() {
  const { frame, query } = useScreen('monthlyPassEmbedded');
  if (query.parkId !== undefined) return <PassProductList frame={frame} parkId={query.parkId} />;
  return (
    <MissingItemScreen
      frame={frame}
      empty={{
        illustration: 'search',
        text: '这个链接里没有停车场，请重新打开停车场提供的链接',
        action: <LinkButton to={pathTo('nearbyBagParks')}>看附近月卡停车场</LinkButton>,
      }}
    />
  );
}
