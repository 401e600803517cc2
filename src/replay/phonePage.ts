import 'antd-mobile/es/global';
import '@/ui/theme.css';

import { createPhone } from './phone/createPhone';
import type { PhoneWindow } from './phone/Phone';

// The page in the frame: the app, drawn from the states of a recording.

const root = document.getElementById('root');
if (root === null) throw new Error('phone.html has no #root');

/** A screen of a recording is looked at and scrolled. A link to a phone number must not call, and nothing moves but by the time line. */
for (const name of ['click', 'auxclick', 'submit', 'beforeinput', 'dragstart'])
  document.addEventListener(
    name,
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

/** A file may be dropped anywhere on the page, also here. The browser would open it in the place of the phone. */
for (const name of ['dragover', 'drop'])
  document.addEventListener(name, (event) => {
    event.preventDefault();
    const { dataTransfer } = event as DragEvent;
    window.frameElement?.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }));
  });

/** A screen takes the focus when it opens. The operator's keyboard stays with the time line. */
HTMLElement.prototype.focus = () => undefined;

(window as unknown as PhoneWindow).replayPhone = createPhone(window, root);
