export interface PretendCall {
  name: string;
  params: Record<string, unknown>;
}

export type PretendReply = Record<string, unknown> | null;

/** What a pretend host says to one call: an answer, one made from the parameters, or null: it never answers. */
export type PretendAnswer = PretendReply | ((params: Record<string, unknown>) => PretendReply | Promise<PretendReply>);

export interface PretendBridgeOptions {
  /** Answers by the bridge's own name of a call; the rest have plausible ones. */
  answers?: Record<string, PretendAnswer>;
  /** The bridge appears, with its event, this much later; without it, at once. */
  installAfterMs?: number;
  /** Extra time before the answer, by name of the call. */
  delays?: Record<string, number>;
}

export interface PretendBridge {
  /** Every call, in order. */
  log: PretendCall[];
  /** May be changed while it runs. */
  answers: Record<string, PretendAnswer>;
  /** Takes the bridge off the window. */
  remove(): void;
}
