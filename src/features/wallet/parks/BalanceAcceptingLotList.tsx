import { pathTo } from '@/navigation/paths';
import { useListBalanceParksInfiniteQuery } from '@/services/dealer/acceptingParks';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';
import { getNearbyParkKey, renderParkCard } from '@/widgets/place/renderParkCard';
import { toDestinationParams, useNearbyCenter } from '@/widgets/place/useNearbyCenter';

const CARD_HEIGHT = 66;

interface BalanceAcceptingLotsProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** Absent: the driver's one balance. */
  readonly walletId?: string;
}

/** The lots that accept a balance, nearest first. */
export function BalanceAcceptingLotList({ frame, walletId }: BalanceAcceptingLotsProps) {
  const around = useNearbyCenter();
  const query = useListBalanceParksInfiniteQuery(
    { ...toDestinationParams(around.point), ...(walletId === undefined ? {} : { walletId }) },
    { skip: around.point === null },
  );
  const { rows, end } = usePagedRows(query, getNearbyParkKey);
  return (
    <ListScreen
      frame={{ ...frame, right: <LinkButton to={pathTo('map')}>地图</LinkButton> }}
      load={toContentLoadState(query, {
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
        keyOf={getNearbyParkKey}
        heightOf={() => CARD_HEIGHT}
        gap={8}
        end={end}
      >
        {(park) => renderParkCard(park)}
      </WindowedList>
    </ListScreen>
  );
}
