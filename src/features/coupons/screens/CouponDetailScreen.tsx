import { screenLoad } from '@/flows/loading/screenLoad';
import { useCopy } from '@/flows/notices/useCopy';
import { pathTo } from '@/navigation/paths';
import { useGo } from '@/navigation/useGo';
import { useQueryOf } from '@/navigation/useQuery';
import { useListBillCardsQuery } from '@/services/charge/homeBills';
import { useGetCouponQuery } from '@/services/coupon/coupons';
import { useServerNow } from '@/services/transport/useServerNow';
import { BottomBar } from '@/ui/BottomBar';
import { Card } from '@/ui/Card';
import { CouponTicket } from '@/ui/CouponTicket';
import { FactRows } from '@/ui/FactRows';
import { LinkButton } from '@/ui/LinkButton';
import { ListRow } from '@/ui/ListRow';
import { Rows } from '@/ui/Rows';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { Tag } from '@/ui/Tag';

import { couponFacts, couponState, offWords, usedFacts, usedFor, whereToUse } from '../model/ownCoupon';
import { NO_COUPON, NoCoupon } from '../parts/NoCoupon';

/** One of the driver's coupons: what it is worth, its rules, where it is good, what it was used for. */
export default function CouponDetailScreen() {
  const { couponId } = useQueryOf('couponsDetail');
  const go = useGo();
  const frame = { name: 'couponsDetail', title: '优惠券详情', onBack: go.back };
  return couponId === undefined ? <NoCoupon frame={frame} /> : <Detail couponId={couponId} frame={frame} />;
}

interface DetailProps {
  readonly couponId: string;
  readonly frame: { readonly name: string; readonly title: string; readonly onBack: () => void };
}

function Detail({ couponId, frame }: DetailProps) {
  const now = useServerNow();
  const copy = useCopy();
  const asked = useGetCouponQuery({ couponId });
  const { currentData: running } = useListBillCardsQuery();
  const { currentData: coupon } = asked;
  const use = coupon === undefined ? null : whereToUse(coupon, running?.results ?? []);
  const off = coupon === undefined ? undefined : offWords(coupon, now);
  const stay = coupon === undefined ? null : usedFor(coupon);
  const bar = use === null ? {} : { bar: <Use to={use} /> };
  return (
    <DetailScreen
      frame={{ ...frame, ...bar }}
      load={screenLoad(asked, { what: '优惠券没有查到', waitingFor: '正在查询优惠券…', isGoneWhenRefused: true })}
      empty={NO_COUPON}
    >
      {coupon !== undefined && (
        <>
          <CouponTicket
            coupon={coupon}
            nowMs={now}
            tag={<Tag tone={couponState(coupon).tone}>{couponState(coupon).word}</Tag>}
            {...(off === undefined ? {} : { off })}
          />
          <Card title="使用规则">
            <FactRows
              facts={[
                ...couponFacts(coupon, now),
                ...usedFacts(coupon, now),
                { label: '券号', value: coupon.couponNo, onCopy: () => copy(coupon.couponNo) },
              ]}
            />
          </Card>
          <Card>
            <Rows>
              {stay !== null && <ListRow title="这次停车" note="在哪里停、付了多少" to={stay} />}
              {coupon.bizType !== 2 && <ListRow title="适用停车场" to={pathTo('suitParking', { couponId })} />}
            </Rows>
          </Card>
        </>
      )}
    </DetailScreen>
  );
}

const Use = ({ to }: { readonly to: string }) => (
  <BottomBar>
    <LinkButton look="primary" to={to}>
      去使用
    </LinkButton>
  </BottomBar>
);
