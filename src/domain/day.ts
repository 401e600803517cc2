import { toShanghaiIso } from './time';

/** The day in Shanghai of epoch milliseconds, as `YYYY-MM-DD`; empty for an invalid time. */
export const formatIsoDay = (ms: number): string => toShanghaiIso(ms).slice(0, 10);
