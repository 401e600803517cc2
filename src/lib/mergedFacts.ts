interface LabelledText {
  readonly label: string;
  readonly text: string;
}

/** One entry per label, in order; what has the same label stands together. */
export function mergedFacts(entries: readonly LabelledText[]): readonly LabelledText[] {
  const byLabel = new Map<string, string>();
  for (const { label, text } of entries) {
    const known = byLabel.get(label);
    byLabel.set(label, known === undefined ? text : `${known}；${text}`);
  }
  return [...byLabel].map(([label, text]) => ({ label, text }));
}
