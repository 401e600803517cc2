import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';

import { selectPreferences } from '@/flows/preferences/preferencesSlice';

/** Elder mode and colour scheme are other values of the same tokens. Attributes of the root element select them. */
export function PreferencesEffect({ root }: { root: HTMLElement }) {
  const { isElder, scheme } = useSelector(selectPreferences);
  useLayoutEffect(() => {
    root.setAttribute('data-elder', isElder ? 'on' : 'off');
    root.setAttribute('data-scheme', scheme);
  }, [root, isElder, scheme]);
  return null;
}
