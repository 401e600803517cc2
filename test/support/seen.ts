import { fireEvent, screen, waitFor, within } from '@testing-library/react';

/** A screen's code is loaded, and compiled by jest, when the screen is first shown. */
export const WAIT = { timeout: 15_000 };

type Name = string | RegExp;

/** Waits until the element is on the screen, and returns it. */
export const button = (name: Name) => screen.findByRole('button', { name }, WAIT);
export const link = (name: Name) => screen.findByRole('link', { name }, WAIT);
export const word = (text: Name) => screen.findByText(saidBy(text), {}, WAIT);
/** Also words of which some stand in elements of their own, such as figures that do not break: the smallest element that says them. */
export const saidBy = (text: Name) => {
  const says = (words: string) => (typeof text === 'string' ? words === text : text.test(words));
  const saysWhole = (one: Element) => says(one.textContent.replace(/\s+/g, ' ').trim());
  return (own: string, element: Element | null) =>
    says(own) || (element !== null && saysWhole(element) && ![...element.children].some(saysWhole));
};

/** Waits for a button of the open dialog. */
export const answer = async (name: string) =>
  within(await screen.findByRole('alertdialog', {}, WAIT)).getByRole('button', { name });

/** Fills a field that is already there. The whole text arrives at once, as when a phone's keyboard completes it. */
export const type = (label: string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

/** Waits for a field and fills it. Returns the field. */
export const fillIn = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label, { selector: 'input, textarea, select' }, WAIT);
  fireEvent.change(field, { target: { value } });
  return field;
};

/** Chooses a day (`YYYY-MM-DD`) in the sheet of a date field, by its buttons. */
export const chooseDay = async (label: string, day: string) => {
  fireEvent.click(await screen.findByLabelText(label, { selector: 'button' }, WAIT));
  const sheet = await screen.findByRole('dialog', { name: label }, WAIT);
  const shown = () => {
    const [year = 0, month = 0, date = 0] = (within(sheet).getByRole('status').textContent.match(/\d+/gu) ?? []).map(
      Number,
    );
    return [year, month, date];
  };
  const wanted = day.split('-').map(Number);
  for (const [at, unit] of ['年', '月', '天'].entries())
    for (let left = 40; left > 0 && shown()[at] !== wanted[at]; left -= 1)
      fireEvent.click(
        within(sheet).getByRole('button', {
          name: `${(shown()[at] ?? 0) < (wanted[at] ?? 0) ? '下一' : '上一'}${unit}`,
        }),
      );
  fireEvent.click(within(sheet).getByRole('button', { name: '确定' }));
  await noDialog();
};

/** Presses a button that is already there. */
export const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The path name of the screen that is shown. */
export const shownScreen = () => document.querySelector('[data-screen]')?.getAttribute('data-screen');

/** The current path and query of the browser. */
export const address = () => window.location.pathname + window.location.search;

/**
 * Presses a primary button while something is missing: it is live, says what, and leads there. Answers the element that has the focus then.
 * @param says the words of the toast
 */
export async function pressWithout(name: Name, says: Name): Promise<Element | null> {
  const live = await button(name);
  expect(live).toBeEnabled();
  fireEvent.click(live);
  const told = () => screen.getAllByRole('status').filter((one) => saidBy(says)('', one) || saidIn(one, says));
  await waitFor(() => expect(told()).not.toEqual([]), WAIT);
  return document.activeElement;
}
const saidIn = (one: Element, says: Name) =>
  typeof says === 'string' ? one.textContent === says : says.test(one.textContent);
