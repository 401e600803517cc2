/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { createBrowserPorts } from '@/platform/ports/browserPorts';

/** The page port of a document at `here`; `left` holds the addresses that it was left for. */
function pageAt(here: string) {
  const left: string[] = [];
  const location = Object.assign(new URL(here), { assign: (href: string) => void left.push(href) });
  const page = new Proxy(window, {
    get: (target, key) => (key === 'location' ? location : (Reflect.get(target, key, target) as unknown)),
  });
  return { left, port: createBrowserPorts(page).page };
}

const REQ_JSON = 'reqJson=%7B%22driverDealerId%22%3A%22d9%22%7D';

test.each([
  [`https://driver.example/payPage?parkId=P1&${REQ_JSON}`, 'https://driver.example/payPage?parkId=P1'],
  [`https://driver.example/home?%72eqJson=1#part`, 'https://driver.example/home#part'],
  [`https://other.example/home?${REQ_JSON}`, `https://other.example/home?${REQ_JSON}`],
  ['https://driver.example/home?a=b%20c&d', 'https://driver.example/home?a=b%20c&d'],
  ['tel:4000000000', 'tel:4000000000'],
])('a link inside the product to %s opens %s: an address of ours loses reqJson', (href, opened) => {
  const { left, port } = pageAt('https://driver.example/news?id=1');
  port.leave(href);
  expect(left).toEqual([opened]);
});
