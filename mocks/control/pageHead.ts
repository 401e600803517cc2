import { html } from 'hono/html';

import { sheet } from './sheet';

/** The head of every page of the pretend world. */
export const pageHead = (title: string) =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <style>
      ${sheet}
    </style>
  </head>`;
