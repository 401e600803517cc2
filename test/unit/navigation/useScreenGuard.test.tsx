import { configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';

const at = (key: string) => ({ route: { location: { pathname: '/mine', search: '', hash: '', state: null, key } } });

function press() {
  const store = configureStore({
    reducer: (state: object = at('first'), action) => (action.type === 'went' ? at('second') : state),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(() => useScreenUnchangedCheck(), { wrapper });
  return { isHere: result.current(), unmount, go: () => store.dispatch({ type: 'went' }) };
}

test('is true while the driver stays on the screen', () => {
  expect(press().isHere()).toBe(true);
});

test('is false in another entry of the history, even if it shows the same screen', () => {
  const { isHere, go } = press();
  go();
  expect(isHere()).toBe(false);
});

test('is false once the screen is unmounted', () => {
  const { isHere, unmount } = press();
  unmount();
  expect(isHere()).toBe(false);
});
