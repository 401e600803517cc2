import { createServer, type IncomingMessage, request as send, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { BrowserContext } from 'playwright-core';

const listening = (server: Server, context: BrowserContext) =>
  new Promise<number>((resolve) => {
    context.once('close', () => {
      server.closeAllConnections();
      server.close();
    });
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });

/** A second site: its origin and every request that it received. It stops when the context closes. */
export async function otherSite(context: BrowserContext): Promise<{ origin: string; got: IncomingMessage[] }> {
  const got: IncomingMessage[] = [];
  const answer: RequestListener = (request, response) => {
    got.push(request);
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>other</title><h1>other</h1>');
  };
  const port = await listening(createServer(answer), context);
  return { origin: `http://localhost:${String(port)}`, got };
}

/** A server in front of the test's own. It sees each request as it arrives and can change the response headers. It stops when the context closes. */
export async function serverBefore(
  context: BrowserContext,
  origin: string,
  headersOf: (request: IncomingMessage, headers: Record<string, unknown>) => Record<string, unknown> = (_, same) =>
    same,
): Promise<{ origin: string; got: IncomingMessage[] }> {
  const got: IncomingMessage[] = [];
  const pass: RequestListener = (request, response) => {
    got.push(request);
    const { method = 'GET', url = '/', headers } = request;
    const passed = send(new URL(url, origin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, headersOf(request, answer.headers) as typeof answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  };
  const port = await listening(createServer(pass), context);
  return { origin: `http://127.0.0.1:${String(port)}`, got };
}
