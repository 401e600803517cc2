import 'antd-mobile/es/global';
import '@/ui/theme.css';

import { createReplayPhone } from './phone/createReplayPhone';
import type { ReplayPhoneWindow } from './phone/ReplayPhone';

// The page in the frame: the app, rendered from the states of a recording.

const root = document.getElementById('root');
if (root === null) throw new Error('phone.html has no #root');

/**
 * Recorded screens can be viewed and scrolled only. Links and inputs must do nothing, such as calling a phone number.
 */
for (const name of ['click', 'auxclick', 'submit', 'beforeinput', 'dragstart'])
  document.addEventListener(
    name,
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

/**
 * A file may be dropped anywhere on the page, also here. Without this the browser would open it instead of the phone
 * page.
 */
for (const name of ['dragover', 'drop'])
  document.addEventListener(name, (event) => {
    event.preventDefault();
    const { dataTransfer } = event as DragEvent;
    window.frameElement?.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }));
  });

/** Screens focus themselves when they open. Here the keyboard focus must stay on the timeline. */
HTMLElement.prototype.focus = () => undefined;

(window as unknown as ReplayPhoneWindow).replayPhone = createReplayPhone(window, root);
