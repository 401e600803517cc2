import { type RefCallback, useMemo } from 'react';

import { LazyPartFailure } from '@/ui/late/LazyPartFailure';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { Skeleton } from '@/ui/load/Skeleton';
import type { ViewerPhoto } from '@/ui/picture/PhotoViewer';
import { usePhotoViewer } from '@/ui/picture/usePhotoViewer';

import styles from './RichText.module.css';

interface RichTextProps {
  /** Distinguishes the texts of one screen; the same in a recording, in which the text is redacted. */
  readonly name: string;
  /** HTML from a server: news, notices, agreements. */
  readonly html: string;
  /** Called when a link in the text is tapped. The text itself does not navigate, because leaving the app has rules. */
  readonly onLink: (href: string) => void;
}

const SECURE = /^https:\/\//iu;

/**
 * Allows text only: nothing that runs scripts, loads over http, submits forms, sets styles, or can look like a part of
 * the app.
 */
const PROFILE = {
  ALLOWED_TAGS: [
    ...[
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'strong',
      'b',
      'em',
      'i',
      'u',
      'span',
      'div',
      'ul',
      'ol',
      'li',
      'blockquote',
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: SECURE,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * Browsers report event handlers and `<base>` in untrusted HTML while parsing it, before the sanitizer removes them and
 * although they never act. That report would appear as our error. These expressions only prevent the report; the
 * sanitizer still removes what they name.
 */
const HANDLER = /([\s"'/])on(\w+\s*=)/giu;
const BASE = /<base\b/giu;

/** The pictures of a text that open in full screen. One inside a link opens the link. */
const PHOTOS = 'img[role="button"]';

const photosOf = (safeHtml: string): readonly ViewerPhoto[] =>
  [...new DOMParser().parseFromString(safeHtml, 'text/html').querySelectorAll<HTMLImageElement>(PHOTOS)].map(
    ({ src, alt }) => ({ src, alt: alt || '图片', caption: '' }),
  );

async function loadSafeHtml() {
  const { default: createPurify } = await import('dompurify');
  const purify = createPurify();
  // A picture whose address was removed would be an empty frame. Screen readers would read one without alternative text
  // as its address.
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'IMG') return;
    if (!SECURE.test(node.getAttribute('src') ?? '')) {
      node.remove();
      return;
    }
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    if (node.closest('a[href]') !== null) return;
    node.setAttribute('role', 'button');
    node.setAttribute('tabindex', '0');
    node.setAttribute('aria-label', `放大图片${node.getAttribute('alt') ?? ''}`);
  });
  return function SafeHtml({ name, html, onLink }: RichTextProps) {
    const safeHtml = useMemo(
      () => purify.sanitize(html.replace(HANDLER, '$1off$2').replace(BASE, '<off'), PROFILE),
      [html],
    );
    const photos = useMemo(() => photosOf(safeHtml), [safeHtml]);
    // A new object would build the text anew with each render, and the focus would be lost.
    const content = useMemo(() => ({ __html: safeHtml }), [safeHtml]);
    const { open, viewer } = usePhotoViewer(name, photos);
    const catchPresses: RefCallback<HTMLDivElement> = (element) => {
      const enlarge = ({ target }: Event) => {
        const index = [...(element?.querySelectorAll(PHOTOS) ?? [])].indexOf(target as Element);
        if (index >= 0) open(index);
        return index >= 0;
      };
      const onClick = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
        if (link === null) {
          enlarge(event);
          return;
        }
        event.preventDefault();
        onLink(link.getAttribute('href') ?? '');
      };
      const onKeyDown = (event: KeyboardEvent) => {
        const isPress = (event.key === 'Enter' || event.key === ' ') && !event.repeat;
        if (isPress && enlarge(event)) event.preventDefault();
      };
      element?.addEventListener('click', onClick);
      element?.addEventListener('keydown', onKeyDown);
      return () => {
        element?.removeEventListener('click', onClick);
        element?.removeEventListener('keydown', onKeyDown);
      };
    };
    return (
      <>
        <div ref={catchPresses} className={styles['text']} dangerouslySetInnerHTML={content} />
        {viewer}
      </>
    );
  };
}

/** Sanitized HTML of a server. The sanitizer is loaded lazily. Without it no text is shown. */
export const RichText = retryableLazy('rich text', loadSafeHtml, {
  fallback: () => <Skeleton height={160} />,
  errorFallback: (_, retry) => <LazyPartFailure subject="正文" onRetry={retry} />,
});
