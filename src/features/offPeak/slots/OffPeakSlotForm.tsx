import { relativeDayLabel, toOffPeakSlotState } from '@/domain/offPeak/slots';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OffPeakSlot } from '@/services/special/offPeak';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { RadioList } from '@/ui/choice/RadioList';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { droppedRowsText } from '@/widgets/loading/toLoadableBlockState';
import { OwnPlateChoiceCard } from '@/widgets/plate/OwnPlateChoiceCard';

import { OffPeakOrderForm } from '../parts/OffPeakOrderForm';
import { OffPeakRulesCard } from '../parts/OffPeakRulesCard';
import {
  offPeakSlotAvailabilityText,
  offPeakSlotHoursText,
  offPeakSlotPriceText,
  offPeakSlotRuleTexts,
} from './model/offPeakSlotText';
import { useOffPeakSlotForm } from './useOffPeakSlotForm';

interface OffPeakSlotFormProps {
  readonly frame: ScreenHeaderProps<'subscribeCarSelect'>;
  readonly lot: { readonly parkId: string; readonly bookId: string | undefined };
  readonly slots: readonly OffPeakSlot[];
  /** How many slots failed to parse and are not shown. */
  readonly droppedCount: number;
  readonly refetchSlots: () => unknown;
}

/** Books a slot of a lot: the day, the hours with the places left, the car, and the rules. */
export function OffPeakSlotForm({ frame, lot, slots, droppedCount, refetchSlots }: OffPeakSlotFormProps) {
  const form = useOffPeakSlotForm(lot, slots, refetchSlots);
  const { now, choice, plate, block, stage, isBusy } = form;
  const { slot } = choice;
  const cents = slot === undefined ? undefined : slot.bookFee + slot.depositFee;
  return (
    <OffPeakOrderForm
      {...{ frame, quota: form.quota, stage, block, isLoading: form.isLoading, submit: form.submit }}
      cents={Number.isSafeInteger(cents) ? cents : undefined}
      hint="下单后为您保留车位，请在倒计时内支付"
    >
      {droppedCount > 0 && <NoticeBanner tone="soon">时段{droppedRowsText(droppedCount)}</NoticeBanner>}
      {choice.isUnavailable && (
        <NoticeBanner tone="soon" isAnnounced>
          刚才选的时段已不能预约，请另选一个
        </NoticeBanner>
      )}
      <RequiredFormPart isMissing={slot === undefined}>
        <Card title={slots[0]?.parkName || '错时停车'}>
          <ChoiceChips
            legend="哪一天"
            options={choice.days.map((day) => ({ value: day, label: relativeDayLabel(day, now) }))}
            value={choice.day}
            onChange={form.chooseDay}
          />
          <RadioList
            legend="时段"
            options={choice.slots.map((item) => ({
              value: item.bookId,
              title: offPeakSlotHoursText(item),
              note: [offPeakSlotAvailabilityText(item, now), offPeakSlotPriceText(item)]
                .filter((text) => text !== '')
                .join('，'),
              isDisabled: toOffPeakSlotState(item, now) !== 'open' || isBusy,
            }))}
            value={slot?.bookId ?? null}
            onChange={form.chooseSlot}
          />
        </Card>
      </RequiredFormPart>
      <RequiredFormPart isMissing={plate === undefined}>
        <OwnPlateChoiceCard
          title="车辆"
          label="停哪辆车"
          plates={form.plates}
          query={form.platesQuery}
          emptyText="还没有车辆，添加后接着预约"
          isChosen={({ plateId }) => plateId === plate?.plateId}
          onPress={({ plateId }) => form.choosePlate(plateId)}
          isDisabled={isBusy}
        />
      </RequiredFormPart>
      {slot !== undefined && <OffPeakRulesCard title="预约须知" rules={offPeakSlotRuleTexts(slot, now)} />}
    </OffPeakOrderForm>
  );
}
