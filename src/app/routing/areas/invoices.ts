import { invoiceRoutes } from '@/features/invoices/routes';

/** Lazy rows of the area. */
export const invoicesLazyRoutes = { ...invoiceRoutes };
