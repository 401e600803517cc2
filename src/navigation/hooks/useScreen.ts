import type { PathName, ScreenQuery } from '@/navigation/paths';

import { type Go, useGo } from './useGo';
import { useQueryOf } from './useQuery';
import { useTabFrame } from './useTabFrame';

/** What the frame of a screen takes. */
export interface ScreenHead<N extends PathName = PathName> {
  readonly name: N;
  /** Of the screen's row. */
  readonly title: string;
  readonly onBack: () => void;
}

export interface Screen<N extends PathName> {
  /** Goes to a scaffold or a ScreenFrame; `{ ...frame, title }` where a screen is called after what it shows. */
  readonly frame: ScreenHead<N>;
  /** The parameters of the address, judged one by one; a hostile value is absent. */
  readonly query: ScreenQuery<N>;
  readonly go: Go;
}

/** What a screen is given: its frame, the parameters of its address, and the ways to other screens. */
export function useScreen<N extends PathName>(name: N): Screen<N> {
  const go = useGo();
  return { frame: { ...useTabFrame(name), onBack: go.back }, query: useQueryOf(name), go };
}
