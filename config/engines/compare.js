/** Engines break lines and round differently; a row more or less moves what is below it. px. */
const ACROSS = 8;
const SIZE = 12;

/** How one screen differs from the same one in Chromium, in words; empty if a driver would not notice. */
exports.compare = (here, there) => {
  if (here === null || there === null) return ['no screen'];
  if (here.screen !== there.screen) return [`shows ${here.screen} instead of ${there.screen}`];
  const found = here.overflow > 0 ? [`${here.overflow} px wider than the phone`] : [];
  // What lies at the lower edge of one may lie below it in the other.
  const isHigh = ([, y, , height]) => y + height < 780;
  for (const [name, box] of Object.entries(there.boxes)) {
    const own = here.boxes[name];
    if (own === undefined) {
      if (isHigh(box)) found.push(`${name}: missing`);
      continue;
    }
    const [x, , width, height] = own.map((length, index) => length - box[index]);
    if (Math.abs(x) > ACROSS || Math.abs(width) > SIZE || Math.abs(height) > SIZE)
      found.push(`${name}: ${own.join(' ')} instead of ${box.join(' ')}`);
  }
  return found;
};
