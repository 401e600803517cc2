export interface NewsTables {
  /** The number of times each news item was opened, by newsId. */
  newsReadings: Map<string, number>;
}

export const emptyNewsTables = (): NewsTables => ({ newsReadings: new Map() });
