import type { ReactNode } from 'react';

import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import type { BillPageName } from '@/flows/plateQuery/resolvePlateQueryResultPath';
import { type PlateQueryControls, usePlateQuery } from '@/flows/plateQuery/usePlateQuery';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { OwnAndRecentPlateChips } from '@/widgets/plate/OwnAndRecentPlateChips';
import { PlateInputFormView } from '@/widgets/plate/PlateInputFormView';

import { type PlateScreen, usePlateQueryDraft } from './usePlateQueryDraft';

interface PlateQueryViewProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'> & { readonly name: PlateScreen };
  /** The content of the cells before anything is typed. */
  readonly initialPlate: { readonly plateNo?: string | undefined; readonly plateColor?: number | undefined };
  /** The page that a single bill opens. */
  readonly billAt: BillPageName;
  /** A query that replaces the default one. */
  readonly plateQuery?: PlateQueryControls;
  /** Rendered above the plate, in the same card. */
  readonly before?: ReactNode;
  /** Rendered above the card. */
  readonly children?: ReactNode;
  /** Rendered below everything else. */
  readonly foot?: ReactNode;
}

/** A plate, typed or chosen, and the button that queries its unpaid bills. */
export function PlateQueryView({
  frame,
  initialPlate,
  billAt,
  plateQuery,
  before,
  children,
  foot,
}: PlateQueryViewProps) {
  const [draft, setDraft] = usePlateQueryDraft(
    frame.name,
    initialPlate.plateNo,
    initialPlate.plateColor === PLATE_COLOR.yellow,
  );
  const defaultQuery = usePlateQuery(billAt);
  const { query, isBusy } = plateQuery ?? defaultQuery;
  return (
    <PlateInputFormView
      frame={frame}
      draft={draft}
      onDraft={setDraft}
      action={{ label: '查询缴费', isQuery: true, busyText: isBusy ? '正在查询…' : undefined }}
      onSubmit={query}
      before={before}
      foot={
        <>
          <OwnAndRecentPlateChips isBusy={isBusy} onChoose={query} />
          {foot}
        </>
      }
    >
      {children}
    </PlateInputFormView>
  );
}
