import '@/ui/theme.css';

import { createRoot } from 'react-dom/client';

import { parseJson } from '@/lib/parseJson';

import type { ReplayPhoneWindow } from './phone/ReplayPhone';
import { RecordingViewer } from './view/RecordingViewer';

// The operators' page. It shows the phone page in a frame.

const root = document.getElementById('root');
if (root === null) throw new Error('viewer.html has no #root');

/**
 * `npm run replay FILE` writes the file into the document, as a JSON string, because the replay pages send no requests.
 */
const given = parseJson(document.getElementById('recording')?.textContent ?? '');

createRoot(root).render(
  <RecordingViewer
    initialText={typeof given === 'string' ? given : null}
    build={document.documentElement.dataset['build'] ?? ''}
    phoneSrc="phone.html"
    findPhone={(frame) => (frame.contentWindow as ReplayPhoneWindow | null)?.replayPhone ?? null}
  />,
);
