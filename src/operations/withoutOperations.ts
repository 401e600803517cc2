import type { PageOperationsTools } from './PageOperationsTools';

/** A build without operations: nothing is recorded, reported or inspected. */
export const pageOperations: PageOperationsTools | undefined = undefined;
