import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { usePorts } from '@/platform/ports/PortsContext';

import { draftChanged, draftDropped, selectDrafts } from './draftsSlice';

/**
 * The values of a form. They survive failures, sign-in and reloads, and are part of the replayed state. `form` names
 * the form (its path name). `isValid` rejects a stored value of another shape.
 */
export function useDraft<T>(
  form: string,
  initial: T,
  isValid: (value: unknown) => value is T,
): [T, (value: T) => void, () => void] {
  const dispatch = useDispatch();
  const { clock } = usePorts();
  const stored = useSelector((state: Parameters<typeof selectDrafts>[0]) => selectDrafts(state)[form]?.value);
  const change = useCallback(
    (value: T) => void dispatch(draftChanged({ form, value, changedAtMs: clock.deviceNow() })),
    [dispatch, form, clock],
  );
  const drop = useCallback(() => void dispatch(draftDropped({ form })), [dispatch, form]);
  return [isValid(stored) ? stored : initial, change, drop];
}
