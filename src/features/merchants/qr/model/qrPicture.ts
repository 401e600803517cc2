import qrcode from 'qrcode-generator';

/** The light border that scanners need, in modules. */
const QUIET = 4;

export interface QrPicture {
  /** The width and height in modules, border included. */
  readonly size: number;
  /** The dark modules, as the `d` of an SVG path. */
  readonly path: string;
}

/** A text as a QR code. Level M survives a scratched screen and stays coarse enough for an old camera. */
export function qrPicture(text: string): QrPicture {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const modules = Array.from(
    { length: count * count },
    (_, index) => [Math.floor(index / count), index % count] as const,
  );
  return {
    size: count + 2 * QUIET,
    path: modules
      .filter(([row, column]) => code.isDark(row, column))
      .map(([row, column]) => `M${String(column + QUIET)} ${String(row + QUIET)}h1v1h-1z`)
      .join(''),
  };
}
