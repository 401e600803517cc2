interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/** Merges entries: one per label, in order of first appearance. Texts with the same label are joined. */
export function mergeTextsByLabel(entries: readonly LabelledText[]): readonly LabelledText[] {
  const byLabel = new Map<string, string>();
  for (const { label, text } of entries) {
    const existing = byLabel.get(label);
    byLabel.set(label, existing === undefined ? text : `${existing}；${text}`);
  }
  return [...byLabel].map(([label, text]) => ({ label, text }));
}
