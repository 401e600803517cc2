import { pathTo } from '@/navigation/paths';
import { useListBalanceParksInfiniteQuery } from '@/services/dealer/acceptingParks';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows, usePages } from '@/widgets/loading/usePages';
import { parkCard, parkKeyOf } from '@/widgets/place/parkCard';
import { destinationOf, useAround } from '@/widgets/place/useAround';

const CARD_HEIGHT = 66;

interface AcceptingParksProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** Absent: the driver's one balance. */
  readonly walletId?: string;
}

/** The lots that accept a balance, nearest first. */
export function AcceptingParks({ frame, walletId }: AcceptingParksProps) {
  const around = useAround();
  const query = useListBalanceParksInfiniteQuery(
    { ...destinationOf(around.point), ...(walletId === undefined ? {} : { walletId }) },
    { skip: around.point === null },
  );
  const { rows, end } = usePages(query, parkKeyOf);
  return (
    <ListScreen
      frame={{ ...frame, right: <LinkButton to={pathTo('map')}>地图</LinkButton> }}
      load={toLoadState(query, {
        what: '可用停车场加载失败',
        waitingFor: '正在查询可用停车场…',
        isEmpty: hasNoRows,
        isGoneWhenRefused: true,
      })}
      empty={{
        drawing: 'search',
        text: '暂无可用余额支付的停车场',
        action: <LinkButton to={pathTo('map')}>查看附近停车场</LinkButton>,
      }}
      head={around.line}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList
        label="可用停车场，由近到远"
        rows={rows}
        keyOf={parkKeyOf}
        heightOf={() => CARD_HEIGHT}
        gap={8}
        end={end}
      >
        {(park) => parkCard(park)}
      </WindowedList>
    </ListScreen>
  );
}
