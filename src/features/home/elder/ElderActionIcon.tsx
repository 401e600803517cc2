const PATHS = {
  pay: 'M5 4h14v16l-3.5-2-3.5 2-3.5-2L5 20zM9 8l3 3.5L15 8M12 11.5V16M9.5 12.5h5',
  help: 'M4 13a8 8 0 0 1 16 0M4 13h3v5H5a1 1 0 0 1-1-1zM20 13h-3v5h2a1 1 0 0 0 1-1zM19 18c0 2-2 3-5 3',
  car: 'M4 12l2-6h12l2 6M3 12h18v6H3zM5 18v2M19 18v2M7 15h.01M17 15h.01',
  more: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
} as const;

/** The icon of a main action, twice as high as its text. */
export function ElderActionIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg width="2em" height="2em" viewBox="0 0 24 24" fill="none" color="var(--brand)" aria-hidden="true">
      <path d={PATHS[name]} stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
