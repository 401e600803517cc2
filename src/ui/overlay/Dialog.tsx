import { latePart } from '../late/latePart';

/** A question that must be answered. It is open while it is mounted. Its code loads with the first dialog. */
export const Dialog = latePart('dialog', async () => {
  return (await import(/* webpackChunkName: "dialog" */ './DialogSurface')).DialogSurface;
});
