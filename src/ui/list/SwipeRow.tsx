import { retryableLazy } from '../late/retryableLazy';
import type { SwipeSurfaceProps } from './SwipeSurface';

const bare = ({ children }: SwipeSurfaceProps) => children;

/** A row or a card that can be swiped to its act. The act also has a button that is seen: without the code of swiping, nothing is missing. */
export const SwipeRow = retryableLazy<SwipeSurfaceProps>(
  'swipe',
  async () => (await import(/* webpackChunkName: "swipe" */ './SwipeSurface')).SwipeSurface,
  { meanwhile: bare, without: bare, isSoon: true },
);
