/** The kind of a question to customer service: account, or a vehicle wrongly bound (Specification section 8). */
export const CUSTOMER_SERVICE_ACCOUNT = 5;
