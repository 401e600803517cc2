export interface NewsTables {
  /** How often each piece of news was opened, by newsId. */
  newsReadings: Map<string, number>;
}

export const emptyNewsTables = (): NewsTables => ({ newsReadings: new Map() });
