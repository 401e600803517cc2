import { dayLabel, slotState } from '@/domain/offPeak/slots';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OffPeakSlot } from '@/services/special/offPeak';
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
import { PlateCard } from '@/widgets/plate/PlateCard';

import { OrderingNotice } from '../parts/OrderingNotice';
import { QuotaNotice } from '../parts/QuotaNotice';
import { RuleList } from '../parts/RuleList';
import { hoursOf, leftOfSlot, priceOfSlot, slotRules } from './model/slotWords';
import { useSlotForm } from './useSlotForm';

interface SlotFormProps {
  readonly frame: ScreenHeaderProps<'subscribeCarSelect'>;
  readonly lot: { readonly parkId: string; readonly bookId: string | undefined };
  readonly slots: readonly OffPeakSlot[];
  /** How many slots were sent and cannot be shown. */
  readonly unread: number;
  readonly readAgain: () => unknown;
}

/** Books one time at a lot: the day, the hours with the places left, the car, and what binds the driver. */
export function SlotForm({ frame, lot, slots, unread, readAgain }: SlotFormProps) {
  const form = useSlotForm(lot, slots, readAgain);
  const { now, choice, plate, block, stage, isBusy } = form;
  const { slot } = choice;
  const press = usePrimaryAct(block, form.submit);
  const cents = slot === undefined ? Number.NaN : slot.bookFee + slot.depositFee;
  const bar = (
    <BottomBar
      left={Number.isSafeInteger(cents) ? <Amount cents={cents} size="card" /> : undefined}
      note={block === '' ? '下单后为您保留车位，请在倒计时内支付' : block}
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
      {unread > 0 && <Notice tone="soon">时段{unreadText(unread)}</Notice>}
      {choice.isTaken && (
        <Notice tone="soon" isAnnounced>
          刚才选的时段已不能预约，请另选一个
        </Notice>
      )}
      <Missing is={slot === undefined}>
        <Card title={slots[0]?.parkName || '错时停车'}>
          <ChoiceChips
            legend="哪一天"
            options={choice.days.map((day) => ({ value: day, label: dayLabel(day, now) }))}
            value={choice.day}
            onChange={form.chooseDay}
          />
          <RadioList
            legend="时段"
            options={choice.slots.map((one) => ({
              value: one.bookId,
              title: hoursOf(one),
              note: [leftOfSlot(one, now), priceOfSlot(one)].filter((text) => text !== '').join('，'),
              isDisabled: slotState(one, now) !== 'open' || isBusy,
            }))}
            value={slot?.bookId ?? null}
            onChange={form.chooseSlot}
          />
        </Card>
      </Missing>
      <Missing is={plate === undefined}>
        <PlateCard
          title="车辆"
          label="停哪辆车"
          plates={form.plates}
          query={form.platesQuery}
          without="还没有车辆，添加后接着预约"
          isChosen={({ plateId }) => plateId === plate?.plateId}
          onPress={({ plateId }) => form.choosePlate(plateId)}
          isDisabled={isBusy}
        />
      </Missing>
      {slot !== undefined && <RuleList title="预约须知" rules={slotRules(slot, now)} />}
    </ScreenFrame>
  );
}
