import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { joinCells, type PlateCells } from '@/domain/plate/plateCells';
import { isQueryable } from '@/domain/plate/plateRules';

import type { BillPage } from './plateQueryPath';
import { plateQueried, selectIsPlateQueryPending } from './plateQuerySlice';

export interface PlateQueryControls {
  /** Queries what this plate owes and navigates to the result. Does nothing for an incomplete plate. */
  query(cells: PlateCells, isYellow: boolean): void;
  isBusy: boolean;
}

/** The plate query (Rule 6.6), for any screen with a plate. */
export function usePlateQuery(billAt: BillPage = 'payPage'): PlateQueryControls {
  const dispatch = useDispatch();
  const isBusy = useSelector(selectIsPlateQueryPending);
  const query = useCallback(
    (cells: PlateCells, isYellow: boolean) => {
      if (isQueryable(cells)) dispatch(plateQueried({ plateNo: joinCells(cells), isYellow, billAt }));
    },
    [dispatch, billAt],
  );
  return { query, isBusy };
}
