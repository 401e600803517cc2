import { useMemo } from 'react';

import { useChoice } from '@/flows/drafts/useChoice';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';

import { sectionsOf } from '../model/berthWords';
import type { BookingForm } from '../parts/useBookingForm';
import { SectionPlan } from './SectionPlan';

/** The berths as they stand in the lot, one floor and area at a time. */
export function BerthPlan({ form }: { readonly form: BookingForm }) {
  const sections = useMemo(() => sectionsOf(form.berths), [form.berths]);
  const names = sections.map(({ name }) => name);
  const ofBerth = sections.find(({ berths }) => berths.some(({ berthId }) => berthId === form.berth?.berthId));
  const [shown, show] = useChoice(`spaceBooking.section:${form.parkId}`, names, ofBerth?.name ?? names[0] ?? '');
  const section = sections.find(({ name }) => name === shown);
  return (
    <>
      {sections.length > 1 && (
        <ChoiceChips
          legend="楼层和区域"
          options={names.map((name) => ({ value: name, label: name }))}
          value={shown}
          onChange={show}
        />
      )}
      {section !== undefined && <SectionPlan key={section.name} section={section} form={form} />}
    </>
  );
}
