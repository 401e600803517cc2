import { isSoldOut } from '@/domain/places/remainingCountText';
import { plateLimitReachedText } from '@/domain/plate/toggleSelectedPlate';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OffPeakPackage } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { RadioList } from '@/ui/choice/RadioList';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { droppedRowsText } from '@/widgets/loading/toLoadableBlockState';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeeklyValidHoursStrip } from '@/widgets/pass/WeeklyValidHoursStrip';
import { OwnPlateChoiceCard } from '@/widgets/plate/OwnPlateChoiceCard';

import { OffPeakOrderForm } from '../parts/OffPeakOrderForm';
import { OffPeakRulesCard } from '../parts/OffPeakRulesCard';
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
  return (
    <OffPeakOrderForm
      {...{ frame, quota: form.quota, stage, block, isLoading: form.isLoading, submit: form.submit }}
      cents={Number.isSafeInteger(chosen?.bagFee) ? chosen?.bagFee : undefined}
    >
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
        {chosen !== undefined && <WeeklyValidHoursStrip ranges={chosen.timeRanges} />}
      </Card>
      {chosen !== undefined && <OffPeakRulesCard title="套餐须知" rules={offPeakPackageRuleTexts(chosen)} />}
    </OffPeakOrderForm>
  );
}
