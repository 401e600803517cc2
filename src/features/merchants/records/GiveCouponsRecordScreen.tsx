import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type MerchantCouponGrant, useListMerchantGrantsInfiniteQuery } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { FilterBar } from '@/ui/choice/FilterBar';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';
import { COUPON_GRANT_ROW_HEIGHT_PX, MerchantCouponGrantRow } from '@/widgets/merchant/MerchantCouponGrantRow';

import { useMerchant } from '../parts/useMerchant';
import { ExportCouponGrantsActions } from './ExportCouponGrantsActions';
import { useCouponGrantFilters } from './useCouponGrantFilters';

const keyOf = ({ grantId }: MerchantCouponGrant) => grantId;

/** The grants, filtered by day, state and assistant, or searched by plate. */
export default function GiveCouponsRecordScreen() {
  const { frame, query } = useScreen('giveCouponsRecord');
  const { merchantId } = query;
  const { merchant } = useMerchant(merchantId);
  const { filters, wanted: filterArgs, showAll } = useCouponGrantFilters(merchant?.operatorNames ?? []);
  const grantsQuery = useListMerchantGrantsInfiniteQuery(
    merchantId === undefined ? skipToken : { merchantId, ...filterArgs },
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const { rows, end } = usePagedRows(grantsQuery, keyOf);
  const isFiltered = Object.keys(filterArgs).length > 0;
  return (
    <ListScreen
      frame={
        merchantId === undefined
          ? frame
          : { ...frame, right: <LinkButton to={pathTo('searchPage', { merchantId })}>搜车牌</LinkButton> }
      }
      load={toContentLoadState(grantsQuery, {
        message: '发放记录加载失败',
        waitingFor: '正在查询发放记录…',
        isEmpty: hasNoRows,
        isGoneWhenRefused: true,
        isNamed: merchantId !== undefined,
      })}
      empty={{
        illustration: 'search',
        text: isFiltered ? '暂无符合条件的记录' : '还没有发过券',
        action: isFiltered ? (
          <TextButton onPress={showAll}>看全部</TextButton>
        ) : (
          <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>
        ),
      }}
      header={
        <>
          <FilterBar filters={filters} />
          {rows.length > 0 && <ExportCouponGrantsActions grants={rows} isComplete={end.state === 'end'} />}
        </>
      }
      rowHeight={COUPON_GRANT_ROW_HEIGHT_PX}
    >
      <WindowedList
        label="发放记录"
        rows={rows}
        keyOf={keyOf}
        heightOf={() => COUPON_GRANT_ROW_HEIGHT_PX}
        gap={12}
        end={end}
      >
        {(grant) => <MerchantCouponGrantRow grant={grant} />}
      </WindowedList>
    </ListScreen>
  );
}
