/**
 * localStorage: how the layout of a driver's home differed from the default at the last visit. The skeleton in
 * index.html (src/app/early) reads it too, so that nothing shifts when the responses arrive. `clear`: there were no
 * arrears. `query`: the plate query was not folded.
 */
export const HOME_LAYOUT_KEY = 'home.boxes.v1';
