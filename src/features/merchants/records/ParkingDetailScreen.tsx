import { skipToken } from '@reduxjs/toolkit/query';

import { formatServerMoment } from '@/domain/formatServerMoment';
import { couponGrantRevocableUntilMs } from '@/domain/merchant/couponGrants';
import { COUPON_GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetMerchantGrantQuery } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { FactRows } from '@/ui/card/FactRows';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import {
  couponGrantRecipientText,
  couponGrantSavingText,
  couponGrantStateTag,
} from '@/widgets/merchant/model/grantText';

import { RevokeCouponGrantButton } from '../parts/RevokeCouponGrantButton';

/**
 * What the merchant may know of the stay on which a coupon was used: where, what it saved, and that it was used. A
 * recent grant can be revoked here.
 */
export default function ParkingDetailScreen() {
  const { frame, query } = useScreen('parkingDetail');
  const { grantId } = query;
  const { clock } = usePorts();
  const grantQuery = useGetMerchantGrantQuery(grantId === undefined ? skipToken : { grantId }, {
    refetchOnMountOrArgChange: true,
  });
  const grant = grantQuery.currentData;
  const undoUntilMs = grant === undefined ? null : couponGrantRevocableUntilMs(grant, clock.serverNow());
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(grantQuery, {
        message: '停车信息加载失败',
        waitingFor: '正在查询停车信息…',
        isGoneWhenRefused: true,
        isNamed: grantId !== undefined,
      })}
      empty={{
        illustration: 'search',
        text: '没有找到这条发放记录',
        action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
      }}
      cardHeights={[240]}
    >
      {grant !== undefined && (
        <Card>
          <CardStatusHeader title={couponGrantRecipientText(grant)} {...couponGrantStateTag(grant)} />
          <FactRows
            facts={[
              { label: '停车场', value: grant.useParkName },
              { label: '优惠', value: couponGrantSavingText(grant) },
              { label: '优惠券', value: grant.couponName },
              { label: '张数', value: `${String(grant.num)}张` },
              { label: '发放时间', value: formatServerMoment(grant.grantTime, clock.serverNow()) },
              { label: '经办人', value: grant.operatorName },
              { label: '事由', value: grant.reason },
            ]}
          />
          {grant.state !== COUPON_GRANT_STATE.used && <p>这张券还没有用在停车上</p>}
          {undoUntilMs !== null && (
            <CardActions>
              <RevokeCouponGrantButton grantId={grant.grantId} plateNo={grant.plateNo} untilMs={undoUntilMs} />
            </CardActions>
          )}
        </Card>
      )}
    </DetailScreen>
  );
}
