import { useEffect } from 'react';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type Merchant, useListMerchantsQuery } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Tag } from '@/ui/text/Tag';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { merchantRoleLabel, merchantStateTag } from '../model/merchantText';

const CARD_HEIGHT = 88;
const keyOf = ({ merchantId }: Merchant) => merchantId;

/** The merchants that the driver manages. A single one is opened at once. */
export default function MerchantManageListScreen() {
  const { frame, go } = useScreen('merchantManageList');
  const query = useListMerchantsQuery(undefined, { refetchOnMountOrArgChange: true });
  const merchants = query.currentData?.results ?? [];
  const onlyMerchantId =
    merchants.length === 1 && (query.currentData?.unread ?? 0) === 0 ? merchants[0]?.merchantId : undefined;
  useEffect(() => {
    if (onlyMerchantId !== undefined) go.replace('merchantManage', { merchantId: onlyMerchantId });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [onlyMerchantId]);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '商户加载失败',
        waitingFor: '正在查询商户…',
        isEmpty: ({ results }) => results.length === 0,
      })}
      empty={{
        illustration: 'coupon',
        text: '您还不是商户的管理员或店员。如需为顾客发券，请联系停车场开通',
        action: <LinkButton to={pathTo('mine')}>返回我的</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="我的商户" rows={merchants} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12}>
        {(merchant) => {
          const { word, tone } = merchantStateTag(merchant);
          return (
            <Card>
              <CardRows>
                <ListRow
                  to={pathTo('merchantManage', { merchantId: merchant.merchantId })}
                  title={
                    <>
                      {merchant.merchantName} <Tag>{merchantRoleLabel(merchant)}</Tag>
                      {tone !== 'done' && <Tag tone={tone}>{word}</Tag>}
                    </>
                  }
                  note={
                    <InlineFacts
                      of={[`库存${String(merchant.stockNum)}张`, `今日已发${String(merchant.todayGiveNum)}张`]}
                    />
                  }
                />
              </CardRows>
            </Card>
          );
        }}
      </WindowedList>
    </ListScreen>
  );
}
