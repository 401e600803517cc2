import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type MerchantCouponGrant, useListMerchantGrantsInfiniteQuery } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { SearchField } from '@/ui/form/SearchField';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { EmptyState } from '@/ui/load/EmptyState';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';
import { COUPON_GRANT_ROW_HEIGHT_PX, MerchantCouponGrantRow } from '@/widgets/merchant/MerchantCouponGrantRow';
import { PlaceList } from '@/widgets/place/PlaceList';
import { useSearchKeyword } from '@/widgets/place/useSearchKeyword';

interface GrantSearchProps {
  readonly frame: ScreenHeaderProps<'searchPage'>;
  readonly merchantId: string;
}

/** A merchant searches for coupons granted to a car, by its plate or a part of it. */
export function MerchantCouponGrantSearchView({ frame, merchantId }: GrantSearchProps) {
  const { typed, setTyped, keyword, submit } = useSearchKeyword('searchPage', { merchantId });
  return (
    <ScreenFrame {...frame}>
      <SearchField label="搜索车牌" value={typed} onChange={setTyped} onSubmit={() => submit(typed)} />
      {keyword === '' ? (
        <EmptyState
          illustration="plate"
          text="输入车牌或其中几位，看发放记录"
          action={<LinkButton to={pathTo('giveCouponsRecord', { merchantId })}>看全部记录</LinkButton>}
        />
      ) : (
        <FoundGrants merchantId={merchantId} keyword={keyword} />
      )}
    </ScreenFrame>
  );
}

const keyOf = ({ grantId }: MerchantCouponGrant) => grantId;

function FoundGrants({ merchantId, keyword }: { readonly merchantId: string; readonly keyword: string }) {
  // Plates are stored in capitals, and the dot is only displayed.
  const plateNo = keyword.replace(/[·\s]/g, '').toUpperCase();
  const grantsQuery = useListMerchantGrantsInfiniteQuery({ merchantId, plateNo }, { refetchOnMountOrArgChange: true });
  const { rows, end } = usePagedRows(grantsQuery, keyOf);
  return (
    <PlaceList
      load={toContentLoadState(grantsQuery, {
        message: '发放记录加载失败',
        isEmpty: hasNoRows,
        isGoneWhenRefused: true,
      })}
      empty={{ illustration: 'search', text: `没有找到“${keyword}”相关的发放记录` }}
      list={{ label: '找到的发放记录', rows, keyOf, end }}
      cardHeight={COUPON_GRANT_ROW_HEIGHT_PX}
    >
      {(grant) => <MerchantCouponGrantRow grant={grant} />}
    </PlaceList>
  );
}
