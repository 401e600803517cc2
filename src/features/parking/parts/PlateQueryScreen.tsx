import type { ReactNode } from 'react';

import { PlateChoices } from '@/flows/plateQuery/PlateChoices';
import { PlateEntryScreen } from '@/flows/plateQuery/PlateEntryScreen';
import { type BillPage, YELLOW } from '@/flows/plateQuery/plateQueryPath';
import { usePlateQuery } from '@/flows/plateQuery/usePlateQuery';

import { type PlateScreen, usePlateDraft } from './usePlateDraft';

interface PlateQueryScreenProps {
  readonly frame: { readonly name: PlateScreen; readonly title: string; readonly onBack?: () => void };
  /** What the cells hold before anything is typed. */
  readonly given: { readonly plateNo?: string | undefined; readonly plateColor?: number | undefined };
  /** Where one bill leads. */
  readonly billAt: BillPage;
  /** Stands over the cells. */
  readonly children?: ReactNode;
  /** Stands below everything else. */
  readonly foot?: ReactNode;
}

/** A plate, typed or chosen, and the button that asks what it owes. */
export function PlateQueryScreen({ frame, given, billAt, children, foot }: PlateQueryScreenProps) {
  const [draft, setDraft] = usePlateDraft(frame.name, given.plateNo, given.plateColor === YELLOW);
  const { query, isBusy } = usePlateQuery(billAt);
  return (
    <PlateEntryScreen
      frame={frame}
      draft={draft}
      onDraft={setDraft}
      act={{ label: '查询缴费', busyText: isBusy ? '正在查询…' : undefined }}
      onSubmit={query}
      foot={
        <>
          <PlateChoices isBusy={isBusy} onChoose={query} />
          {foot}
        </>
      }
    >
      {children}
    </PlateEntryScreen>
  );
}
