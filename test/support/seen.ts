import { fireEvent, screen, waitFor, within } from '@testing-library/react';

/** A screen's code is loaded, and compiled by jest, when it is first shown. */
export const WAIT = { timeout: 8_000 };

type Name = string | RegExp;

/** What a driver looks for, as soon as it is there. */
export const button = (name: Name) => screen.findByRole('button', { name }, WAIT);
export const link = (name: Name) => screen.findByRole('link', { name }, WAIT);
export const word = (text: Name) => screen.findByText(text, {}, WAIT);

/** A button of the question that is asked. */
export const answer = async (name: string) =>
  within(await screen.findByRole('alertdialog', {}, WAIT)).getByRole('button', { name });

/** Into a field that is there; all at once, as a phone's keyboard fills in. */
export const type = (label: string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

/** Into a field that is still to come; answers the field. */
export const fillIn = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label, {}, WAIT);
  fireEvent.change(field, { target: { value } });
  return field;
};

/** A button that is there. */
export const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The path name of the screen that is drawn. */
export const shownScreen = () => document.querySelector('[data-screen]')?.getAttribute('data-screen');

/** Where the browser is. */
export const address = () => window.location.pathname + window.location.search;
