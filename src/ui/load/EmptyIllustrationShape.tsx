/** The illustrations for empty or failed content. */
export type IllustrationName = 'plate' | 'bill' | 'coupon' | 'search' | 'network' | 'server' | 'trouble';

const SHAPES: Readonly<Record<IllustrationName, string>> = {
  plate:
    'M14 34h68a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6zM20 43v14M26 43v14M20 50h6M35 50h.1M44 43v14M53 43h8v7h-8v7h8M70 43h7v14h-7M72 50h5',
  bill: 'M26 12h44v72l-7.3-6-7.4 6-7.3-6-7.3 6-7.4-6-7.3 6zM36 28h24M36 40h24M36 52h14',
  coupon: 'M10 28h76v12a8 8 0 0 0 0 16v12H10V56a8 8 0 0 0 0-16zM58 28v5M58 41v5M58 54v5M58 63v5M24 42h20M24 54h12',
  search: 'M42 16a26 26 0 1 1 0 52 26 26 0 0 1 0-52zM61 61l21 21M33 42h18',
  server: 'M16 18h64v22H16zM16 46h64v22H16zM26 29h.1M36 29h.1M26 57h.1M36 57h.1M52 29h18M48 68v14M34 82h28',
  trouble: 'M48 14a34 34 0 1 1 0 68 34 34 0 0 1 0-68zM48 32v20M48 64h.1',
  network: 'M12 40c20-20 52-20 72 0M24 53c13-13 35-13 48 0M36 66c7-7 17-7 24 0M48 78h.1M20 18l56 60',
};

/** An illustration in one colour. */
export function EmptyIllustrationShape({ name }: { readonly name: IllustrationName }) {
  return (
    <svg width="96" height="96" viewBox="0 0 96 96" fill="none" aria-hidden="true" data-drawing={name}>
      <path d={SHAPES[name]} stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
