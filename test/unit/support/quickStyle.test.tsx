import { render } from '@testing-library/react';

import { quickStyle, slowStyle } from '../../support/jest/quickStyle';

const read = (style: CSSStyleDeclaration) => [
  style.display,
  style.visibility,
  style.pointerEvents,
  style.getPropertyValue('display'),
  style.getPropertyValue('visibility'),
  style.getPropertyValue('pointer-events'),
  style.opacity,
  style.getPropertyValue('position'),
];
const differing = () =>
  [...document.querySelectorAll('*')]
    .filter((element) => String(read(quickStyle(element))) !== String(read(slowStyle(element))))
    .map(({ outerHTML }) => outerHTML.slice(0, 80));

const TAGS =
  'a b button dialog div em fieldset form h1 img input label li main nav ol output p section span svg textarea ul';

function Page() {
  return (
    <div style={{ visibility: 'hidden', opacity: 0.5 }}>
      {TAGS.split(' ').map((tag) => {
        const Tag = tag as 'div';
        const isVoid = ['img', 'input', 'textarea'].includes(tag);
        return (
          <section key={tag} hidden={tag.length === 3} style={tag === 'main' ? { pointerEvents: 'none' } : {}}>
            <Tag />
            <Tag hidden />
            <Tag style={{ display: 'none' }} />
            <Tag style={{ display: 'flex', visibility: 'visible', position: 'fixed' }}>
              {isVoid ? undefined : <i />}
            </Tag>
          </section>
        );
      })}
      <input type="hidden" />
      <dialog open>{'开'}</dialog>
    </div>
  );
}

test('the style of an element is the one that jsdom computes, which is not asked for it', () => {
  render(<Page />);
  const elements = document.querySelectorAll('*');
  expect(elements.length).toBeGreaterThan(100);
  expect([...elements].filter((element) => quickStyle(element) instanceof CSSStyleDeclaration)).toEqual([]);
  expect(differing()).toEqual([]);
});

test('an element that changes has its new style', () => {
  const { container } = render(<p hidden>{'一'}</p>);
  const element = container.querySelector('p')!;
  expect(quickStyle(element).display).toBe('none');
  element.hidden = false;
  container.style.visibility = 'hidden';
  expect(read(quickStyle(element)).slice(0, 2)).toEqual(['block', 'hidden']);
});

test('parts of a ruby are what jsdom says', () => {
  render(
    <ruby>
      {'车'}
      <rp>{'('}</rp>
      <rt>{'chē'}</rt>
    </ruby>,
  );
  expect(differing()).toEqual([]);
});

test('a style sheet of a screen counts', () => {
  const { container } = render(
    <>
      <style>{'.aside { display: none }'}</style>
      <p className="aside">{'一'}</p>
    </>,
  );
  expect(quickStyle(container.querySelector('p')!).display).toBe('none');
  expect(differing()).toEqual([]);
});

test('the testing library reads the quick one', () => {
  expect(window.getComputedStyle).toBe(quickStyle);
});
