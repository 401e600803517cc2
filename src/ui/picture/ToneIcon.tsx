const INFO = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5M12 8h.01';
const ICONS = {
  info: INFO,
  soon: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3 2',
  owed: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v6M12 16h.01',
  done: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8 12l3 3 5-6',
} as const;

export type IconTone = keyof typeof ICONS;

/** The shape that goes with a tone, so that the colour never carries the meaning alone. */
export function ToneIcon({ tone, className }: { readonly tone: IconTone; readonly className?: string | undefined }) {
  return (
    <svg className={className} width="1.43em" height="1.43em" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d={ICONS[tone]} stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
