import { act } from '@testing-library/react';

import type { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';

/** The way to the pretend world, which can be cut. A call without a line fails like in a browser. */
export function lineOf({ app }: ReturnType<typeof createBackend>) {
  const answer = fetchPort(app);
  let isThere = true;
  const paths: string[] = [];
  const line = {
    /** What was asked while the line was gone. */
    paths,
    fetch: (input: string, init?: RequestInit) => {
      if (isThere) return answer(input, init);
      paths.push(input.replace(/^.*?\/api\//, '').split('?')[0] ?? '');
      return Promise.reject(new TypeError('Failed to fetch'));
    },
    /** Cuts the line or brings it back. `tells`: the browser notices it. */
    set: (now: boolean, tells?: { setOnline(isOnline: boolean): void }) => {
      isThere = now;
      act(() => {
        tells?.setOnline(now);
      });
    },
  };
  return line;
}
