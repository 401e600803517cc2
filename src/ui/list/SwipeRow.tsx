import { retryableLazy } from '../late/retryableLazy';
import type { SwipeSurfaceProps } from './SwipeSurface';

const renderChildren = ({ children }: SwipeSurfaceProps) => children;

/**
 * A row or a card that can be swiped to its action. The action also has a visible button, so nothing is missing while
 * the code of swiping is not loaded.
 */
export const SwipeRow = retryableLazy<SwipeSurfaceProps>(
  'swipe',
  async () => (await import(/* webpackChunkName: "swipe" */ './SwipeSurface')).SwipeSurface,
  { fallback: renderChildren, errorFallback: renderChildren, preload: true },
);
