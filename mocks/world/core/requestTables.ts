/** A request that has spent or bound something. A refused one leaves no row. */
export interface RequestRow {
  requestId: string;
  driverId: string;
  /** The service of the call. Lookups are per service. */
  service: string;
  /** What was asked: method, address and body. A repeat must be the same. */
  asked: string;
  /** The id of what it has made or changed. */
  id: string;
  /** The first response, as JSON. */
  answer: string;
}

export interface RequestTables {
  requests: RequestRow[];
}

export const emptyRequestTables = (): RequestTables => ({ requests: [] });
