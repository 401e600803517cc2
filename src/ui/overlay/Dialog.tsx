import { retryableLazy } from '../late/retryableLazy';

/** The code of a dialog. What guards an act fetches it when its screen stands. */
export const loadDialog = async () => (await import(/* webpackChunkName: "dialog" */ './DialogSurface')).DialogSurface;

/** A question that must be answered. It is open while it is mounted. */
export const Dialog = retryableLazy('dialog', loadDialog);
