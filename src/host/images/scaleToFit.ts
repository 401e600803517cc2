/**
 * Width and height in px with the same aspect ratio, the longer edge at most `maxEdgePx`. Smaller pictures keep their
 * size.
 */
export function scaleToFit(width: number, height: number, maxEdgePx: number): { width: number; height: number } {
  const scale = Math.min(1, maxEdgePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
