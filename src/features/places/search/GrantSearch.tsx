import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type MerchantGrant, useListMerchantGrantsInfiniteQuery } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { SearchField } from '@/ui/form/SearchField';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows, usePages } from '@/widgets/loading/usePages';
import { GRANT_ROW_HEIGHT, GrantRow } from '@/widgets/merchant/GrantRow';
import { FoundList } from '@/widgets/place/FoundList';
import { useKeyword } from '@/widgets/place/useKeyword';

interface GrantSearchProps {
  readonly frame: ScreenHeaderProps<'searchPage'>;
  readonly merchantId: string;
}

/** A merchant looks for what was given to a car: a part of its plate is enough. */
export function GrantSearch({ frame, merchantId }: GrantSearchProps) {
  const { typed, type, keyword, submit } = useKeyword('searchPage', { merchantId });
  return (
    <ScreenFrame {...frame}>
      <SearchField label="搜索车牌" value={typed} onChange={type} onSubmit={() => submit(typed)} />
      {keyword === '' ? (
        <Empty
          drawing="plate"
          text="输入车牌或其中几位，看发放记录"
          action={<LinkButton to={pathTo('giveCouponsRecord', { merchantId })}>看全部记录</LinkButton>}
        />
      ) : (
        <Found merchantId={merchantId} keyword={keyword} />
      )}
    </ScreenFrame>
  );
}

const keyOf = ({ grantId }: MerchantGrant) => grantId;

function Found({ merchantId, keyword }: { readonly merchantId: string; readonly keyword: string }) {
  // Plates are written in capitals, and the dot is only drawn.
  const plateNo = keyword.replace(/[·\s]/g, '').toUpperCase();
  const asked = useListMerchantGrantsInfiniteQuery({ merchantId, plateNo }, { refetchOnMountOrArgChange: true });
  const { rows, end } = usePages(asked, keyOf);
  return (
    <FoundList
      load={toLoadState(asked, { what: '发放记录加载失败', isEmpty: hasNoRows, isGoneWhenRefused: true })}
      empty={{ drawing: 'search', text: `没有找到“${keyword}”相关的发放记录` }}
      list={{ label: '找到的发放记录', rows, keyOf, end }}
      cardHeight={GRANT_ROW_HEIGHT}
    >
      {(grant) => <GrantRow grant={grant} />}
    </FoundList>
  );
}
