import { shanghaiText } from './time';

/** The day in Shanghai of epoch milliseconds, as `YYYY-MM-DD`; empty for an invalid time. */
export const dayOf = (ms: number): string => shanghaiText(ms).slice(0, 10);
