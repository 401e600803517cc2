import type { BrowserContext } from 'playwright-core';

/** AMap 1.4 as far as this app can tell: it puts the given elements in their places. */
const PRETEND_AMAP = `
  window.AMap = {
    Map: function (element, options) {
      this.element = element; this.center = options.center; this.zoom = options.zoom; window.maps = (window.maps || 0) + 1;
      this.on = function () {}; this.destroy = function () { element.textContent = ''; window.maps -= 1; };
      this.setCenter = function (center) { this.center = center; };
      this.getCenter = function () { var c = this.center; return { getLng: function () { return c[0]; }, getLat: function () { return c[1]; } }; };
    },
    Marker: function (options) {
      this.setMap = function (map) {
        if (map === null) { options.content.remove(); return; }
        options.content.style.cssText = 'position:absolute;left:' + (50 + (options.position[0] - map.center[0]) * 3000) + '%;top:' + (50 - (options.position[1] - map.center[1]) * 3000) + '%';
        map.element.append(options.content);
      };
    },
  };
  window[new URL(document.currentScript.src).searchParams.get('callback')]();
`;

/** Answers for the vendor of the map. @param isUp false: the script cannot be had. @param onAsked told the address of each request. */
export const serveAmap = (
  context: BrowserContext,
  { isUp = () => true, onAsked = () => undefined }: { isUp?: () => boolean; onAsked?: (address: string) => void } = {},
) =>
  context.route('https://webapi.amap.com/**', (route) => {
    onAsked(route.request().url());
    return isUp() ? route.fulfill({ contentType: 'text/javascript', body: PRETEND_AMAP }) : route.abort();
  });
