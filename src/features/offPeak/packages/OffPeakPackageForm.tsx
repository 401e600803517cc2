import { isSoldOut } from '@/domain/places/remainingCountText';
import { plateLimitReachedText } from '@/domain/plate/toggleSelectedPlate';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OffPeakPackage } from '@/services/special/offPeak';
import { BottomBar } from '@/ui/bar/BottomBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { RadioList } from '@/ui/choice/RadioList';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { Amount } from '@/ui/text/Amount';
import { requestBusyText } from '@/widgets/loading/requestText';
import { droppedRowsText } from '@/widgets/loading/toBlockLoad';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeekHoursStrip } from '@/widgets/pass/WeekHoursStrip';
import { OwnPlateChoiceCard } from '@/widgets/plate/OwnPlateChoiceCard';

import { OffPeakOrderFailureNotice } from '../parts/OffPeakOrderFailureNotice';
import { OffPeakRulesCard } from '../parts/OffPeakRulesCard';
import { ViolationQuotaNotice } from '../parts/ViolationQuotaNotice';
import { offPeakPackageLeftText, offPeakPackagePriceText, offPeakPackageRuleTexts } from './model/offPeakPackageText';
import { useOffPeakPackageForm } from './useOffPeakPackageForm';

interface OffPeakPackageFormProps {
  readonly frame: ScreenHeaderProps<'packageCarSelect'>;
  readonly lot: { readonly parkId: string; readonly bagId: string | undefined };
  readonly packages: readonly OffPeakPackage[];
  /** How many packages failed to parse and are not shown. */
  readonly droppedCount: number;
  readonly refetchPackages: () => unknown;
}

/** Buys a package of a lot: which one, for which cars, from which day, and what it covers. */
export function OffPeakPackageForm({ frame, lot, packages, droppedCount, refetchPackages }: OffPeakPackageFormProps) {
  const form = useOffPeakPackageForm(lot, packages, refetchPackages);
  const { chosen, plateIds, limit, period, block, stage, isBusy } = form;
  const press = usePrimaryButtonHandler(block, form.submit);
  const cents = chosen?.bagFee ?? Number.NaN;
  const bar = (
    <BottomBar
      left={Number.isSafeInteger(cents) ? <Amount cents={cents} size="card" /> : undefined}
      note={block || undefined}
    >
      <PrimaryButton
        onPress={press}
        busyText={requestBusyText(stage, '正在下单…') ?? (form.isLoading ? '正在查询…' : undefined)}
      >
        下一步
      </PrimaryButton>
    </BottomBar>
  );
  return (
    <ScreenFrame {...frame} bar={bar}>
      <ViolationQuotaNotice quota={form.quota} />
      <OffPeakOrderFailureNotice stage={stage} />
      {droppedCount > 0 && <NoticeBanner tone="soon">套餐{droppedRowsText(droppedCount)}</NoticeBanner>}
      <RequiredFormPart isMissing={chosen === undefined || isSoldOut(chosen.leftNum)}>
        <Card title={packages[0]?.parkName || '错时套餐'}>
          <RadioList
            legend="套餐"
            options={packages.map((item) => ({
              value: item.bagId,
              title: item.bagName,
              note: `${offPeakPackagePriceText(item)}，${offPeakPackageLeftText(item)}`,
              isDisabled: isSoldOut(item.leftNum) || isBusy,
            }))}
            value={chosen?.bagId ?? null}
            onChange={form.choose}
          />
        </Card>
      </RequiredFormPart>
      <RequiredFormPart isMissing={plateIds.length === 0}>
        <OwnPlateChoiceCard
          title="车辆"
          label={limit > 1 ? `停哪些车（最多${String(limit)}辆）` : '停哪辆车'}
          plates={form.plates}
          query={form.platesQuery}
          emptyText="还没有车辆，添加后接着办理"
          isChosen={({ plateId }) => plateIds.includes(plateId)}
          onPress={({ plateId }) => form.togglePlate(plateId)}
          isDisabled={isBusy}
          note={plateLimitReachedText(plateIds, limit)}
        />
      </RequiredFormPart>
      <Card>
        <ChoiceChips legend="从哪天开始" options={form.days} value={form.startDay} onChange={form.chooseDay} />
        <PassTimeline productName="套餐" startMs={period?.startMs ?? null} endMs={period?.endMs ?? null} />
        {chosen !== undefined && <WeekHoursStrip ranges={chosen.timeRanges} />}
      </Card>
      {chosen !== undefined && <OffPeakRulesCard title="套餐须知" rules={offPeakPackageRuleTexts(chosen)} />}
    </ScreenFrame>
  );
}
