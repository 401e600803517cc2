import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { parsePlate } from '@/domain/plate/parsePlate';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { useDraft } from '@/flows/drafts/useDraft';
import type { BillPageName } from '@/flows/plateQuery/resolvePlateQueryResultPath';
import type { PlateQueryControls } from '@/flows/plateQuery/usePlateQuery';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Queries the plate from the address automatically, once per visit. After going back, the plate is filled in but not
 * queried again.
 */
export function useAutoQueryPlateFromUrl(
  screen: BillPageName,
  { query }: PlateQueryControls,
  { plateNo = '', plateColor }: { plateNo?: string | undefined; plateColor?: number | undefined },
): void {
  const { key } = useLocation();
  const [queriedVisit, setQueried] = useDraft<string>(`${screen}.asked`, '', isText);
  const visit = `${key} ${plateNo}`;
  useEffect(() => {
    const cells = parsePlate(plateNo);
    if (cells === null || queriedVisit === visit) return;
    setQueried(visit);
    query(cells, plateColor === PLATE_COLOR.yellow);
  }, [plateNo, plateColor, visit, queriedVisit, setQueried, query]);
}
