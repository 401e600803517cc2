import { formatYuan } from '@/domain/money';
import { formatPlate } from '@/domain/plate/plateFace';
import { useBalancePage } from '@/flows/entry/useBalancePage';
import { standing } from '@/navigation/standing';
import { CHARGING_PAY_MODE } from '@/services/cps/chargingOrders';
import type { Gun } from '@/services/cps/stations';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { ListRow } from '@/ui/list/ListRow';

import { limitTypesOf, valuesOf, withLimitType } from './model/startDraft';
import type { StartForm } from './useStartForm';

const PAY_WORDS: Readonly<Record<number, string>> = {
  [CHARGING_PAY_MODE.afterwards]: '先充后付',
  [CHARGING_PAY_MODE.prepaid]: '余额扣费',
};

/** When to stop, which car gets the parking discount, and how it is paid. */
export function ChoicesCard({ form, gun }: { readonly form: StartForm; readonly gun: Gun }) {
  const { draft, setDraft, change, plates, plateNo, offered, payMode } = form;
  const values = valuesOf(draft.limitType);
  const coupons = standing('chargingChoiceCoupon', { gunNo: gun.gunNo });
  return (
    <Card>
      <ChoiceChips
        legend="充到什么时候停"
        options={limitTypesOf(gun)}
        value={draft.limitType}
        onChange={(limitType) => setDraft(withLimitType(draft, limitType))}
      />
      {values.length > 0 && (
        <ChoiceChips
          legend="充多少"
          options={values}
          value={draft.limitValue}
          onChange={(limitValue) => change({ limitValue })}
        />
      )}
      {plates.length > 0 && (
        <ChoiceChips
          legend="充电车辆（停车优惠给这辆车）"
          options={[
            ...plates.map((plate) => ({ value: plate.plateNo, label: formatPlate(plate.plateNo) })),
            { value: '', label: '不选车牌' },
          ]}
          value={plateNo}
          onChange={(chosen) => change({ plateNo: chosen })}
        />
      )}
      {offered.length > 1 && (
        <ChoiceChips
          legend="付款方式"
          options={offered.map((mode) => ({ value: mode, label: PAY_WORDS[mode] ?? '其他' }))}
          value={payMode}
          onChange={(mode) => change({ payMode: mode })}
        />
      )}
      <BalanceLine form={form} />
      {coupons !== undefined && <ListRow title="充电券" note="结算时自动用最优惠的一张" to={coupons} />}
    </Card>
  );
}

function BalanceLine({ form: { balanceCents, minCents, isShort } }: { readonly form: StartForm }) {
  const recharge = standing(useBalancePage());
  if (balanceCents === undefined) return null;
  if (!isShort) return <p>余额 {formatYuan(balanceCents)}，用完自动停</p>;
  return (
    <Notice tone="soon" {...(recharge === undefined ? {} : { action: <LinkButton to={recharge}>去充值</LinkButton> })}>
      余额 {formatYuan(balanceCents)}，至少要 {formatYuan(minCents)} 才能启动
    </Notice>
  );
}
