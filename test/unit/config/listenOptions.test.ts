import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';

interface Listen {
  host: string;
  port: number;
}
const { checkListenOptions, originsOf, readListenOptions } = createRequire(__filename)(
  '../../../config/server/listenOptions.js',
) as {
  readListenOptions(env: { HOST?: string; PORT?: string }): Listen;
  checkListenOptions(options: Listen): Promise<void>;
  originsOf(options: Listen, interfaces: object): { here: string; elsewhere: string[] };
};

const START = path.resolve(__dirname, '../../../config/scripts/start.js');

describe('HOST and PORT', () => {
  test.each([
    [{}, { host: '127.0.0.1', port: 8080 }],
    [
      { HOST: '', PORT: '' },
      { host: '127.0.0.1', port: 8080 },
    ],
    [
      { HOST: 'localhost', PORT: '8081' },
      { host: '127.0.0.1', port: 8081 },
    ],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0', port: 8080 }],
    [{ HOST: '192.168.1.20' }, { host: '192.168.1.20', port: 8080 }],
    [{ HOST: '::' }, { host: '::', port: 8080 }],
    [{ HOST: '[::1]' }, { host: '::1', port: 8080 }],
  ])('%j', (env, options) => {
    expect(readListenOptions(env)).toEqual(options);
  });

  test.each([['my-laptop'], ['0.0.0'], ['256.0.0.1'], ['http://0.0.0.0'], ['0.0.0.0:8080'], ['fe80::1%eth0']])(
    'HOST=%s is refused with an error message',
    (HOST) => {
      expect(() => readListenOptions({ HOST })).toThrow(`HOST=${HOST} is no address to listen on: give 0.0.0.0 `);
    },
  );

  test.each([['0'], ['65536'], ['80.5'], ['http']])('PORT=%s is refused with an error message', (PORT) => {
    expect(() => readListenOptions({ PORT })).toThrow(`PORT=${PORT} is no port: choose a number from 1 to 65535`);
  });

  test("an address that is not this machine's is refused with a sentence", async () => {
    await expect(checkListenOptions({ host: '192.0.2.1', port: 8080 })).rejects.toThrow(
      'HOST=192.0.2.1 is no address of this machine: ',
    );
  });

  test('a port in use is refused with an error message', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    await expect(checkListenOptions({ host: '127.0.0.1', port })).rejects.toThrow(
      `Port ${port} is taken: stop what runs there, or choose another with PORT=${port < 65_535 ? port + 1 : 8080} npm start.`,
    );
    await new Promise((resolve) => other.close(resolve));
    await checkListenOptions({ host: '127.0.0.1', port });
  });
});

describe('printed addresses', () => {
  const address = (text: string, family: 'IPv4' | 'IPv6', internal = false) => ({ address: text, family, internal });
  const interfaces = {
    lo: [address('127.0.0.1', 'IPv4', true), address('::1', 'IPv6', true)],
    wlan: [address('192.168.1.20', 'IPv4'), address('2001:db8::20', 'IPv6'), address('fe80::20', 'IPv6')],
  };
  test.each([
    ['127.0.0.1', 'http://localhost:8080', []],
    ['::1', 'http://[::1]:8080', []],
    ['0.0.0.0', 'http://localhost:8080', ['http://192.168.1.20:8080']],
    ['::', 'http://localhost:8080', ['http://192.168.1.20:8080', 'http://[2001:db8::20]:8080']],
    ['192.168.1.20', 'http://192.168.1.20:8080', ['http://192.168.1.20:8080']],
    ['2001:db8::20', 'http://[2001:db8::20]:8080', ['http://[2001:db8::20]:8080']],
  ])('%s', (host, here, elsewhere) => {
    expect(originsOf({ host, port: 8080 }, interfaces)).toEqual({ here, elsewhere });
  });
});

test.each([
  [{ HOST: 'my-laptop' }, /^HOST=my-laptop is no address to listen on: .*\.\n$/],
  [{ PORT: 'http' }, /^PORT=http is no port: .*\.\n$/],
  [{ API_ORIGIN: 'gateway.example' }, /^API_ORIGIN=gateway\.example is no origin: .*\.\n$/],
  [{ API_ORIGIN: 'https://gateway.example/v2' }, /^API_ORIGIN=https:\/\/gateway\.example\/v2 is no origin: .*\.\n$/],
])('npm start with %j says one sentence', (env, sentence) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [START], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(sentence);
});
