import { lazy, type RefCallback, Suspense } from 'react';

import { Skeleton } from '@/ui/load/Skeleton';

import styles from './RichText.module.css';

interface RichTextProps {
  /** HTML from a server: news, notices, agreements. */
  readonly html: string;
  /** A link in the text was pressed. The text itself leads nowhere, since leaving has rules. */
  readonly onLink: (href: string) => void;
}

/** Text only: nothing that runs, loads from http, submits, styles, or can look like a part of the app. */
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
  ALLOWED_URI_REGEXP: /^https:\/\//iu,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * The browser reports a handler in foreign HTML while it is being read, before the cleaner takes it out and although it never runs: the
 * report would be ours. Taking them out is the cleaner's work all the same; this only keeps it silent.
 */
const HANDLER = /([\s"'/])on(\w+\s*=)/giu;

const SafeHtml = lazy(async () => {
  const { default: createPurify } = await import('dompurify');
  const purify = createPurify();
  // A picture whose address was refused would be an empty frame; one without words is read out as its address.
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'IMG') return;
    if (!node.hasAttribute('src')) node.remove();
    else if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  });
  return {
    default: ({ html, onLink }: RichTextProps) => {
      const catchLinks: RefCallback<HTMLDivElement> = (element) => {
        const follow = (event: MouseEvent) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          if (link === null) return;
          event.preventDefault();
          const href = link.getAttribute('href');
          if (href !== null) onLink(href);
        };
        element?.addEventListener('click', follow);
        return () => {
          element?.removeEventListener('click', follow);
        };
      };
      return (
        <div
          ref={catchLinks}
          className={styles['text']}
          dangerouslySetInnerHTML={{ __html: purify.sanitize(html.replace(HANDLER, '$1off$2'), PROFILE) }}
        />
      );
    },
  };
});

/** Server HTML, cleaned. The cleaner is loaded on demand. */
export function RichText({ html, onLink }: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <SafeHtml html={html} onLink={onLink} />
    </Suspense>
  );
}
