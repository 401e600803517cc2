import type { AgreedDays, PassQuote } from '@/services/special/passes';

/** The days that the driver agrees to by ordering now, for the server to compare. Nothing where it has not said them. */
export const agreedDays = (quote: PassQuote | undefined): AgreedDays =>
  quote === undefined || quote.refusal !== '' || quote.startTime === '' || quote.endTime === ''
    ? {}
    : { startTime: quote.startTime, endTime: quote.endTime };
