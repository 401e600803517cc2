/** What of a style sheet Chrome 87 or iOS 14 may leave out, and why the screen is whole without it. */
export const HARMLESS: Readonly<Record<string, string>> = {
  ':focus-visible': 'the outline of the keyboard focus; without it the browser draws its own',
  ':has': 'a distance in a row, and how its words wrap',
  'text-wrap': 'where lines break',
  'scroll-behavior': 'a track that glides',
  'scroll-margin-top': 'a cell that is scrolled to has a distance',
  'scroll-margin-bottom': 'a cell that is scrolled to has a distance',
  'scrollbar-width': 'a phone draws no scroll bar that takes room',
  'cursor: pointer': 'a phone has no pointer',
  'cursor: default': 'a phone has no pointer',
  contain: 'less to lay out',
  // The data means flex containers. Grids have known both since Chrome 57 and iOS 10.3.
  'align-content: start': 'stands in grids',
  'align-content: end': 'stands in grids',
};

/** The same in the style sheets of libraries. */
export const HARMLESS_OF_LIBRARIES: Readonly<Record<string, string>> = {
  'cursor: not-allowed': 'a phone has no pointer',
  resize: 'a phone has no handle to resize a field by',
};
