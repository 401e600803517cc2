import type { ReactNode } from 'react';

import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import type { BillPage } from '@/flows/plateQuery/plateQueryPath';
import { type PlateQueryControls, usePlateQuery } from '@/flows/plateQuery/usePlateQuery';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { PlateChoices } from '@/widgets/plate/PlateChoices';
import { PlateEntryView } from '@/widgets/plate/PlateEntryView';

import { type PlateScreen, usePlateDraft } from './usePlateDraft';

interface PlateQueryScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'> & { readonly name: PlateScreen };
  /** The content of the cells before anything is typed. */
  readonly given: { readonly plateNo?: string | undefined; readonly plateColor?: number | undefined };
  /** The page that a single bill opens. */
  readonly billAt: BillPage;
  /** A query that replaces the one of `billAt`. */
  readonly asking?: PlateQueryControls;
  /** Asked above the plate, in the same card. */
  readonly before?: ReactNode;
  /** Drawn above the card. */
  readonly children?: ReactNode;
  /** Drawn below everything else. */
  readonly foot?: ReactNode;
}

/** A plate, typed or chosen, and the button that queries what it owes. */
export function PlateQueryView({ frame, given, billAt, asking, before, children, foot }: PlateQueryScreenProps) {
  const [draft, setDraft] = usePlateDraft(frame.name, given.plateNo, given.plateColor === PLATE_COLOR.yellow);
  const usual = usePlateQuery(billAt);
  const { query, isBusy } = asking ?? usual;
  return (
    <PlateEntryView
      frame={frame}
      draft={draft}
      onDraft={setDraft}
      action={{ label: '查询缴费', isQuery: true, busyText: isBusy ? '正在查询…' : undefined }}
      onSubmit={query}
      before={before}
      foot={
        <>
          <PlateChoices isBusy={isBusy} onChoose={query} />
          {foot}
        </>
      }
    >
      {children}
    </PlateEntryView>
  );
}
