import '@/ui/theme.css';

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

import { createBrowserHostAdapter } from '@/host/browser/createBrowserHostAdapter';
import type { PickedImage } from '@/host/HostAdapter';
import type { MapLibrary, MapMarker } from '@/host/MapLibrary';
import { loadAMap } from '@/host/maps/loadAMap';
import { TextButton } from '@/ui/button/TextButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { MapOrSchematicView } from '@/ui/map/MapOrSchematicView';
import { PriceLine } from '@/ui/text/PriceLine';
import { UploadGrid } from '@/ui/upload/UploadGrid';

// Parts that no screen uses yet. The text after the `#` of the address selects one.

const env = {
  window,
  entryUrl: window.location.href,
  isIos: false,
  sign: () => Promise.reject(new Error('not here')),
};
const host = createBrowserHostAdapter(env);

function Images() {
  const [answer, setAnswer] = useState('');
  const pick = async () => {
    const picked = await host.pickImages({ max: 3 });
    (window as unknown as { picked: readonly PickedImage[] }).picked = picked.ok ? picked.value : [];
    setAnswer(picked.ok ? `${String(picked.value.length)} pictures` : picked.kind);
  };
  return (
    <>
      <button type="button" onClick={() => void pick()}>
        pick
      </button>
      <output>{answer}</output>
    </>
  );
}

const CENTER = { lng: 120.1551, lat: 30.2741 };
const MARKERS: readonly MapMarker[] = [
  { id: 'a', lng: 120.1581, lat: 30.2771, label: '文三路停车场' },
  { id: 'b', lng: 120.1461, lat: 30.2711, label: '<img src=x onerror="window.isOwned=true">' },
  { id: 'c', lng: 120.1601, lat: 30.2651, label: '西湖文化广场地下停车场' },
  { id: 'd', lng: 120.1451, lat: 30.2801, label: '黄龙体育中心' },
];

function Maps() {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [library, setLibrary] = useState<MapLibrary | null>(null);
  const [script, setScript] = useState<'none' | 'loading' | 'ready' | 'failed'>('none');
  const load = async () => {
    setScript('loading');
    const loaded = await loadAMap(env, { key: 'k1', securityCode: '', version: '1.4.4' });
    if (loaded.ok) setLibrary(loaded.value);
    setScript(loaded.ok ? 'ready' : 'failed');
  };
  return (
    <>
      <MapOrSchematicView
        library={library}
        script={script}
        onRetry={() => void load()}
        center={CENTER}
        me={CENTER}
        markers={MARKERS}
        selectedId={selectedId}
        onSelect={setSelectedId}
      />
      <button type="button" onClick={() => void load()}>
        load
      </button>
      <output>{selectedId}</output>
    </>
  );
}

/** Five lots of one neighbourhood, three of them in a row. Labels of the usual size have enough room there. */
const CROWD: readonly MapMarker[] = [
  { lng: 120.1511, lat: 30.2771, label: '余12' },
  { lng: 120.1551, lat: 30.2771, label: '余位未知' },
  { lng: 120.1591, lat: 30.2771, label: '余345' },
  { lng: 120.1461, lat: 30.2711, label: '余8' },
  { lng: 120.1601, lat: 30.2671, label: '余1024' },
].map((place, index) => ({ ...place, id: String(index), name: `第${String(index + 1)}停车场` }));

const Crowd = () => (
  <MapOrSchematicView
    library={null}
    script="none"
    onRetry={nothing}
    center={CENTER}
    me={CENTER}
    markers={CROWD}
    selectedId={null}
    onSelect={nothing}
  />
);

const Notices = () => (
  <div data-notice="" style={{ padding: 36 }}>
    <NoticeBanner tone="soon" action={<TextButton onPress={nothing}>重试</TextButton>}>
      <p>金额刷新失败，未扣款。数据更新于 12:00</p>
    </NoticeBanner>
  </div>
);

const WORDS = [
  '缴费后请等待道闸抬杆，看到抬杆再前行',
  '所选账单中有支付结果还在确认，请勿重复支付',
  '请联系现场人员，错误编号 SzqSSkTR2026abcd',
  '网络已断开，恢复后自动更新，数据更新于 14:05',
];
const WordNotices = () => (
  <div style={{ padding: 16 }}>
    {WORDS.map((words) => (
      <NoticeBanner key={words} tone="soon">
        <p data-words="">{words}</p>
      </NoticeBanner>
    ))}
  </div>
);

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Crect width='4' height='3' fill='%2379a'/%3E%3Cpath d='M0 3l1-2 1 1 1-1 1 2z' fill='%23475'/%3E%3C/svg%3E";
const UPLOADS = [
  { id: '1', status: 'done', percent: 100, failure: '', src: PICTURE },
  { id: '2', status: 'sending', percent: 37, failure: '', src: PICTURE },
  { id: '3', status: 'waiting', percent: 0, failure: '', src: PICTURE },
  { id: '4', status: 'failed', percent: 62, failure: '网络较慢，请稍后重试', src: PICTURE },
] as const;

const nothing = () => undefined;
function Uploads() {
  return (
    <div style={{ padding: 16, background: 'var(--card)' }}>
      <UploadGrid
        label="现场照片"
        items={UPLOADS}
        max={6}
        isPicking={false}
        pickProblem="没有相机或相册权限，请在系统设置中允许"
        onAdd={nothing}
        onRetry={nothing}
        onRemove={nothing}
      />
    </div>
  );
}

/** Spans of a stay as the fee items of a bill have them: over midnight, over a new year, and within a day. */
const SPANS = [
  '11月23日 22:02 至 11月24日 00:32，不足1小时按1小时计',
  '2026年12月31日 23:30 至 2027年1月1日 00:10，不足1小时按1小时计',
  '今天 12:02 至 14:32，不足1小时按1小时计',
];
const Prices = () => (
  <div style={{ padding: 28 }}>
    {SPANS.map((span) => (
      <PriceLine key={span} label="3小时，每小时3.00元" cents={900} reason={span} />
    ))}
  </div>
);

const PARTS: Readonly<Record<string, () => React.ReactNode>> = {
  images: Images,
  maps: Maps,
  crowd: Crowd,
  notice: Notices,
  notices: WordNotices,
  prices: Prices,
  uploads: Uploads,
};
const Part = PARTS[window.location.hash.slice(1)] ?? Images;
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <MemoryRouter>
      <main>
        <h1>parts</h1>
        <Part />
      </main>
    </MemoryRouter>,
  );
