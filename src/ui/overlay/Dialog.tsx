import { retryableLazy } from '../late/retryableLazy';

/** Loads the code of a dialog. Code that confirms an action loads it when its screen is mounted. */
export const loadDialogComponent = async () =>
  (await import(/* webpackChunkName: "dialog" */ './DialogSurface')).DialogSurface;

/** A question that must be answered. It is open while it is mounted. */
export const Dialog = retryableLazy('dialog', loadDialogComponent);
