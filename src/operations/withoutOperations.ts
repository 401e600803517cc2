import type { PageOperationsPort } from './PageOperationsPort';

/** A build without operations: nothing is recorded, reported or inspected. */
export const pageOperations: PageOperationsPort | undefined = undefined;
