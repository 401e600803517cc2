import { configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { useStillHere } from '@/navigation/hooks/useStillHere';

const at = (key: string) => ({ route: { location: { pathname: '/mine', search: '', hash: '', state: null, key } } });

function press() {
  const store = configureStore({
    reducer: (state: object = at('first'), action) => (action.type === 'went' ? at('second') : state),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(() => useStillHere(), { wrapper });
  return { isHere: result.current(), unmount, go: () => store.dispatch({ type: 'went' }) };
}

test('a driver who stays is still here', () => {
  expect(press().isHere()).toBe(true);
});

test('a driver who has gone to another entry of the history is not, though the screen may stand there too', () => {
  const { isHere, go } = press();
  go();
  expect(isHere()).toBe(false);
});

test('a driver whose screen is not drawn any more is not', () => {
  const { isHere, unmount } = press();
  unmount();
  expect(isHere()).toBe(false);
});
