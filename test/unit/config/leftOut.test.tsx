import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { TabBar } from '@/ui/bar/TabBar';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';

type Parts = Record<string, (...args: readonly unknown[]) => unknown>;
const mockUse = { build: false };

/** A file of the library, with what the build has in place of one of its functions (`LEFT_OUT` of config/webpack/rules.js). */
function mockEither(file: string, name: string, instead: string) {
  const real = jest.requireActual<Parts>(file);
  const built = jest.requireActual<Parts>(`../../../config/webpack/${instead}`);
  const either = (...args: readonly unknown[]) => (mockUse.build ? built : real)[name]?.(...args);
  return { __esModule: true, ...real, [name]: either };
}
jest.mock('antd-mobile/es/utils/traverse-react-node', () =>
  mockEither('antd-mobile/es/utils/traverse-react-node', 'traverseReactNode', 'tabBar'),
);
jest.mock('antd-mobile/es/utils/use-props-value', () =>
  mockEither('antd-mobile/es/utils/use-props-value', 'usePropsValue', 'tabBar'),
);
jest.mock('antd-mobile/es/components/badge', () => mockEither('antd-mobile/es/components/badge', 'default', 'tabBar'));
jest.mock('antd-mobile/es/components/config-provider', () =>
  mockEither('antd-mobile/es/components/config-provider', 'useConfig', 'noSettings'),
);

const TABS = [
  { to: '/home', label: '首页', icon: 'home', isCurrent: false },
  { to: '/map', label: '附近', icon: 'map', isCurrent: true },
  { to: '/mine', label: '我的', icon: 'mine', isCurrent: false },
] as const;

/** What is drawn before and after a press. The boxes around what may have a badge are counted and left out. */
async function drawn(isBuild: boolean, part: ReactNode, press: () => HTMLElement) {
  mockUse.build = isBuild;
  const { container, unmount } = render(<MemoryRouter>{part}</MemoryRouter>);
  const boxes = container.querySelectorAll('.adm-badge-wrapper').length;
  const html = () => {
    const copy = container.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('.adm-badge-wrapper').forEach((box) => box.replaceWith(...box.childNodes));
    return copy.innerHTML;
  };
  const before = html();
  await userEvent.click(press());
  const after = html();
  unmount();
  return { boxes, before, after };
}

test("the tab bar of the build is the same as with the library's own parts", async () => {
  const bar = <TabBar tabs={TABS} />;
  const press = () => screen.getByRole('link', { name: '我的' });
  const { boxes, ...library } = await drawn(false, bar, press);
  const { boxes: ofBuild, ...build } = await drawn(true, bar, press);
  expect([boxes, ofBuild]).toEqual([3, 0]);
  expect(build).toEqual(library);
  expect(library.before).toContain('adm-tab-bar-item-active');
  expect(library.after).toBe(library.before);
});

test('so is the bar of a screen', async () => {
  const back = jest.fn();
  const frame = <ScreenFrame name="news" title="资讯" onBack={back} right="筛选" />;
  const press = () => screen.getByRole('button', { name: '返回' });
  const library = await drawn(false, frame, press);
  expect(await drawn(true, frame, press)).toEqual(library);
  expect(library.before).toContain('adm-nav-bar');
  expect(back).toHaveBeenCalledTimes(2);
});
