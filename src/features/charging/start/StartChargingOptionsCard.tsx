import { formatYuan } from '@/domain/money';
import { formatPlate } from '@/domain/plate/plateFace';
import { useBalancePageName } from '@/flows/entry/useBalancePageName';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { CHARGING_PAY_MODE } from '@/services/cps/chargingOrders';
import type { ChargingGun } from '@/services/cps/stations';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { ListRow } from '@/ui/list/ListRow';

import {
  chargingStopLimitTypeOptions,
  chargingStopLimitValueOptions,
  withChargingStopLimitType,
} from './model/startChargingDraft';
import type { StartChargingFormState } from './useStartChargingForm';

const PAY_MODE_LABELS: Readonly<Record<number, string>> = {
  [CHARGING_PAY_MODE.afterwards]: '先充后付',
  [CHARGING_PAY_MODE.prepaid]: '余额扣费',
};

/** When to stop, which car gets the parking discount, and how to pay. */
export function StartChargingOptionsCard({
  form,
  gun,
}: {
  readonly form: StartChargingFormState;
  readonly gun: ChargingGun;
}) {
  const { draft, setDraft, change, plates, plateNo, offeredPayModes, payMode } = form;
  const values = chargingStopLimitValueOptions(draft.limitType);
  const couponsPath = getPathIfInBuild('chargingChoiceCoupon', { gunNo: gun.gunNo });
  return (
    <Card>
      <ChoiceChips
        legend="充到什么时候停"
        options={chargingStopLimitTypeOptions(gun)}
        value={draft.limitType}
        onChange={(limitType) => setDraft(withChargingStopLimitType(draft, limitType))}
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
      {offeredPayModes.length > 1 && (
        <ChoiceChips
          legend="付款方式"
          options={offeredPayModes.map((mode) => ({ value: mode, label: PAY_MODE_LABELS[mode] ?? '其他' }))}
          value={payMode}
          onChange={(mode) => change({ payMode: mode })}
        />
      )}
      <BalanceLine form={form} />
      {couponsPath !== undefined && <ListRow title="充电券" note="结算时自动用最优惠的一张" to={couponsPath} />}
    </Card>
  );
}

function BalanceLine({ form: { balanceCents, minCents, isBalanceShort } }: { readonly form: StartChargingFormState }) {
  const rechargePath = getPathIfInBuild(useBalancePageName());
  if (balanceCents === undefined) return null;
  if (!isBalanceShort) return <p>余额 {formatYuan(balanceCents)}，用完自动停</p>;
  return (
    <NoticeBanner
      tone="soon"
      action={rechargePath === undefined ? undefined : <LinkButton to={rechargePath}>去充值</LinkButton>}
    >
      余额 {formatYuan(balanceCents)}，至少要 {formatYuan(minCents)} 才能启动
    </NoticeBanner>
  );
}
