import { pathTo } from '@/navigation/paths';
import { useListBalanceParksInfiniteQuery } from '@/services/dealer/acceptingParks';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows, usePages } from '@/widgets/loading/usePages';
import { nearbyParkKey, renderParkCard } from '@/widgets/place/renderParkCard';
import { toDestination, useNearbyCenter } from '@/widgets/place/useNearbyCenter';

const CARD_HEIGHT = 66;

interface AcceptingParksProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** Absent: the driver's one balance. */
  readonly walletId?: string;
}

/** The lots that accept a balance, nearest first. */
export function AcceptingParks({ frame, walletId }: AcceptingParksProps) {
  const around = useNearbyCenter();
  const query = useListBalanceParksInfiniteQuery(
    { ...toDestination(around.point), ...(walletId === undefined ? {} : { walletId }) },
    { skip: around.point === null },
  );
  const { rows, end } = usePages(query, nearbyParkKey);
  return (
    <ListScreen
      frame={{ ...frame, right: <LinkButton to={pathTo('map')}>地图</LinkButton> }}
      load={toLoadState(query, {
        message: '可用停车场加载失败',
        waitingFor: '正在查询可用停车场…',
        isEmpty: hasNoRows,
        isGoneWhenRefused: true,
      })}
      empty={{
        illustration: 'search',
        text: '暂无可用余额支付的停车场',
        action: <LinkButton to={pathTo('map')}>查看附近停车场</LinkButton>,
      }}
      header={around.locationNotice}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList
        label="可用停车场，由近到远"
        rows={rows}
        keyOf={nearbyParkKey}
        heightOf={() => CARD_HEIGHT}
        gap={8}
        end={end}
      >
        {(park) => renderParkCard(park)}
      </WindowedList>
    </ListScreen>
  );
}
