import type { AgreedPassPeriod, PassQuote } from '@/services/special/passes';

/**
 * The period that the driver accepts by ordering now, which the server compares. Empty if the server has quoted none.
 */
export const toAgreedPassPeriod = (quote: PassQuote | undefined): AgreedPassPeriod =>
  quote === undefined || quote.refusal !== '' || quote.startTime === '' || quote.endTime === ''
    ? {}
    : { startTime: quote.startTime, endTime: quote.endTime };
