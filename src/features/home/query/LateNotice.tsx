import { retryableLazy } from '@/ui/late/retryableLazy';

/** In the file of the flow that finds nothing, so the file has come already. Without it a toast has said the same. */
export const LateNotice = retryableLazy(
  'plate query',
  async () => (await import(/* webpackChunkName: "plate-keyboard" */ '@/ui/card/Notice')).Notice,
  { without: () => null },
);
