import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { joinPlateCells, type PlateCells } from '@/domain/plate/plateCells';
import { isQueryablePlate } from '@/domain/plate/plateRules';

import { plateQueried, selectIsPlateQueryPending } from './plateQuerySlice';
import type { BillPageName } from './resolvePlateQueryResultPath';

export interface PlateQueryControls {
  /** Queries what this plate owes and navigates to the result. Does nothing for an incomplete plate. */
  query(cells: PlateCells, isYellow: boolean): void;
  isBusy: boolean;
}

/** The plate query (Rule 6.6), for any screen with a plate. */
export function usePlateQuery(billAt: BillPageName = 'payPage'): PlateQueryControls {
  const dispatch = useDispatch();
  const isBusy = useSelector(selectIsPlateQueryPending);
  const query = useCallback(
    (cells: PlateCells, isYellow: boolean) => {
      if (isQueryablePlate(cells)) dispatch(plateQueried({ plateNo: joinPlateCells(cells), isYellow, billAt }));
    },
    [dispatch, billAt],
  );
  return { query, isBusy };
}
