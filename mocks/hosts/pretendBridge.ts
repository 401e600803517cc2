export interface PretendCall {
  name: string;
  params: Record<string, unknown>;
}

export type PretendReply = Record<string, unknown> | null;

/** What a pretend host returns for a call: a response, a function that makes one from the parameters, or null if it never answers. */
export type PretendAnswer = PretendReply | ((params: Record<string, unknown>) => PretendReply | Promise<PretendReply>);

export interface PretendBridgeOptions {
  /** Responses by the bridge's own name of a call. All other calls get plausible responses. */
  answers?: Record<string, PretendAnswer>;
  /** The bridge and its event appear after this delay; without it, immediately. */
  installAfterMs?: number;
  /** Extra delay before the response, by name of the call. */
  delays?: Record<string, number>;
}

export interface PretendBridge {
  /** Every call, in order. */
  log: PretendCall[];
  /** Can be changed while the bridge is running. */
  answers: Record<string, PretendAnswer>;
  /** Removes the bridge from the window. */
  remove(): void;
}
