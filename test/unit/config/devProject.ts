import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Running, runNode } from './runNode';

const ROOT = path.resolve(__dirname, '../../..');

const START = `const HtmlWebpackPlugin = require('html-webpack-plugin');
const path = require('node:path');
const { readApiOrigin } = require('../config/server/gatewayProxy');
const { startDevServer } = require('../config/server/devServer');
const [host, port, apiOrigin, waitMs] = process.argv.slice(2);
const wait = (compiler) =>
  compiler.hooks.make.tapPromise('wait', () => new Promise((done) => setTimeout(done, Number(waitMs))));
const webpackConfig = {
  mode: 'development',
  context: __dirname,
  entry: './main.js',
  output: { path: path.join(__dirname, 'dist'), publicPath: '/' },
  plugins: [new HtmlWebpackPlugin({ template: './index.html' }), { apply: wait }],
};
startDevServer({ host, port: Number(port), apiOrigin: readApiOrigin(apiOrigin), webpackConfig });
`;

/** A copy of the project with an app of one line, so that it compiles at once. The mock world and the servers are the project's own. */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dev-'));
  for (const name of ['config', 'mocks', 'src', 'package.json']) {
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const page = '<!doctype html><html><head><title>x</title></head><body></body></html>';
  mkdirSync(path.join(folder, 'tiny'));
  mkdirSync(path.join(folder, 'tmp'));
  writeFileSync(path.join(folder, 'tiny/main.js'), 'document.title = "tiny";');
  writeFileSync(path.join(folder, 'tiny/index.html'), page);
  writeFileSync(path.join(folder, 'tiny/start.js'), START);
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface DevServer extends Running {
  port: number;
  origin: string;
}

/** Starts the development server of a copy and waits until it has compiled. `waitMs` delays the compilation by that time. */
export async function startCopy(folder: string, host: string, { apiOrigin = '', waitMs = 0 } = {}): Promise<DevServer> {
  const port = await freePort();
  const script = path.join(folder, 'tiny/start.js');
  // The server keeps compiled mocks in the folder for temporary files. This setting puts them into the copy, so they are deleted with it.
  const env = { TMPDIR: path.join(folder, 'tmp') };
  const server = runNode([script, host, String(port), apiOrigin, String(waitMs)], env);
  await server.printed(/The app {11}/, 60_000);
  return { ...server, port, origin: `http://${host === '::1' ? '[::1]' : '127.0.0.1'}:${port}` };
}

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends one request. A request with a body is a POST. */
export const call = (address: string, body?: object, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const sent = request(address, { method: body === undefined ? 'GET' : 'POST', headers: { ...type, ...headers } });
    sent.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (more: string) => (text += more));
      answer.on('end', () => {
        resolve({ status: answer.statusCode, headers: answer.headers, text });
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

const LISTEN = `
const { WebSocket } = require('node:module').createRequire(require.resolve('webpack-dev-server'))('ws');
const [origin] = process.argv.slice(1);
const socket = new WebSocket(origin.replace('http', 'ws') + '/ws', { origin });
socket.on('open', () => console.log('open'));
socket.on('message', (data) => console.log(JSON.parse(data).type));
`;

/** What an open page hears over the server's socket: the type of each message, one per line. */
export async function openPage({ origin }: DevServer): Promise<Running> {
  const page = runNode(['-e', LISTEN, origin]);
  await page.printed(/^open$/m);
  return page;
}

/** Changes a file of the copy. The function that it returns restores the file. */
export function edit(folder: string, file: string, from: string, to: string): () => void {
  const place = path.join(folder, file);
  const before = readFileSync(place, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(place, before.replace(from, to));
  return () => {
    writeFileSync(place, before);
  };
}
