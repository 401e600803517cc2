import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type MerchantGrant, useListMerchantGrantsInfiniteQuery } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { FilterBar } from '@/ui/choice/FilterBar';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows, usePages } from '@/widgets/loading/usePages';
import { GRANT_ROW_HEIGHT, GrantRow } from '@/widgets/merchant/GrantRow';

import { useMerchant } from '../parts/useMerchant';
import { ExportActs } from './ExportActs';
import { useGrantFilters } from './useGrantFilters';

const keyOf = ({ grantId }: MerchantGrant) => grantId;

/** What was given: by day, state and assistant, or by plate in the search. */
export default function GiveCouponsRecordScreen() {
  const { frame, query } = useScreen('giveCouponsRecord');
  const { merchantId } = query;
  const { merchant } = useMerchant(merchantId);
  const { filters, wanted, showAll } = useGrantFilters(merchant?.operatorNames ?? []);
  const asked = useListMerchantGrantsInfiniteQuery(merchantId === undefined ? skipToken : { merchantId, ...wanted }, {
    refetchOnMountOrArgChange: true,
  });
  const { rows, end } = usePages(asked, keyOf);
  const isNarrowed = Object.keys(wanted).length > 0;
  return (
    <ListScreen
      frame={
        merchantId === undefined
          ? frame
          : { ...frame, right: <LinkButton to={pathTo('searchPage', { merchantId })}>搜车牌</LinkButton> }
      }
      load={toLoadState(asked, {
        what: '发放记录加载失败',
        waitingFor: '正在查询发放记录…',
        isEmpty: hasNoRows,
        isGoneWhenRefused: true,
        isNamed: merchantId !== undefined,
      })}
      empty={{
        drawing: 'search',
        text: isNarrowed ? '暂无符合条件的记录' : '还没有发过券',
        action: isNarrowed ? (
          <TextButton onPress={showAll}>看全部</TextButton>
        ) : (
          <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>
        ),
      }}
      head={
        <>
          <FilterBar filters={filters} />
          {rows.length > 0 && <ExportActs grants={rows} isAll={end.state === 'end'} />}
        </>
      }
      rowHeight={GRANT_ROW_HEIGHT}
    >
      <WindowedList label="发放记录" rows={rows} keyOf={keyOf} heightOf={() => GRANT_ROW_HEIGHT} gap={12} end={end}>
        {(grant) => <GrantRow grant={grant} />}
      </WindowedList>
    </ListScreen>
  );
}
