import { isSoldOut } from '@/domain/places/leftWords';
import { fullNote } from '@/domain/plate/toggledPlate';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OffPeakPackage } from '@/services/special/offPeak';
import { BottomBar } from '@/ui/bar/BottomBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { RadioList } from '@/ui/choice/RadioList';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Missing } from '@/ui/missing/Missing';
import { Amount } from '@/ui/text/Amount';
import { unreadText } from '@/widgets/loading/blockLoadOf';
import { busyTextOf } from '@/widgets/loading/requestWords';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeekStrip } from '@/widgets/pass/WeekStrip';
import { PlateCard } from '@/widgets/plate/PlateCard';

import { OrderingNotice } from '../parts/OrderingNotice';
import { QuotaNotice } from '../parts/QuotaNotice';
import { RuleList } from '../parts/RuleList';
import { leftText, packageRules, priceText } from './model/packageWords';
import { usePackageForm } from './usePackageForm';

interface PackageFormProps {
  readonly frame: ScreenHeaderProps<'packageCarSelect'>;
  readonly lot: { readonly parkId: string; readonly bagId: string | undefined };
  readonly packages: readonly OffPeakPackage[];
  /** How many packages were sent and cannot be shown. */
  readonly unread: number;
  readonly readAgain: () => unknown;
}

/** Buys a package of a lot: which one, for which cars, from when, and what it will cover. */
export function PackageForm({ frame, lot, packages, unread, readAgain }: PackageFormProps) {
  const form = usePackageForm(lot, packages, readAgain);
  const { chosen, plateIds, limit, period, block, stage, isBusy } = form;
  const press = usePrimaryAct(block, form.submit);
  const cents = chosen?.bagFee ?? Number.NaN;
  const bar = (
    <BottomBar
      left={Number.isSafeInteger(cents) ? <Amount cents={cents} size="card" /> : undefined}
      {...(block === '' ? {} : { note: block })}
    >
      <PrimaryButton
        onPress={press}
        busyText={busyTextOf(stage, '正在下单…') ?? (form.isLoading ? '正在查询…' : undefined)}
      >
        下一步
      </PrimaryButton>
    </BottomBar>
  );
  return (
    <ScreenFrame {...frame} bar={bar}>
      <QuotaNotice quota={form.quota} />
      <OrderingNotice stage={stage} />
      {unread > 0 && <Notice tone="soon">套餐{unreadText(unread)}</Notice>}
      <Missing is={chosen === undefined || isSoldOut(chosen.leftNum)}>
        <Card title={packages[0]?.parkName || '错时套餐'}>
          <RadioList
            legend="套餐"
            options={packages.map((one) => ({
              value: one.bagId,
              title: one.bagName,
              note: `${priceText(one)}，${leftText(one)}`,
              isDisabled: isSoldOut(one.leftNum) || isBusy,
            }))}
            value={chosen?.bagId ?? null}
            onChange={form.choose}
          />
        </Card>
      </Missing>
      <Missing is={plateIds.length === 0}>
        <PlateCard
          title="车辆"
          label={limit > 1 ? `停哪些车（最多${String(limit)}辆）` : '停哪辆车'}
          plates={form.plates}
          query={form.platesQuery}
          without="还没有车辆，添加后接着办理"
          isChosen={({ plateId }) => plateIds.includes(plateId)}
          onPress={({ plateId }) => form.pressPlate(plateId)}
          isDisabled={isBusy}
          note={fullNote(plateIds, limit)}
        />
      </Missing>
      <Card>
        <ChoiceChips legend="从哪天开始" options={form.days} value={form.startDay} onChange={form.chooseDay} />
        <PassTimeline what="套餐" startMs={period?.startMs ?? null} endMs={period?.endMs ?? null} />
        {chosen !== undefined && <WeekStrip ranges={chosen.timeRanges} />}
      </Card>
      {chosen !== undefined && <RuleList title="套餐须知" rules={packageRules(chosen)} />}
    </ScreenFrame>
  );
}
