import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInRange, nodeProblem } from '#scripts/checks/node-version.js';
import { serve } from '#scripts/checks/server.js';
import { parseBasePath } from '#scripts/settings.js';

describe('the required Node version', () => {
  const range = '^20.19.0 || ^22.12.0 || >=24';

  test.each([
    ['18.20.8', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['21.7.3', false],
    ['22.11.0', false],
    ['22.12.0', true],
    ['23.11.1', false],
    ['24.0.0', true],
    ['26.1.0', true]
  ])('%s: %s', (version, isEnough) => {
    expect(isInRange(version, range)).toBe(isEnough);
  });

  test('includes the one that runs this test', () => {
    expect(nodeProblem()).toBeUndefined();
  });
});

test.each(['', '/', 'croupier', '/croupier', 'croupier/', '/croupier/'])(
  'BASE_PATH may be "%s"',
  (basePathValue) => {
    expect(parseBasePath(basePathValue)).toBe(basePathValue.includes('c') ? '/croupier' : '');
  }
);

test.each(['none', '0', '70000', '4173.5'])('PORT may not be "%s", and one sentence says so', (port) => {
  const { status, stdout, stderr } = runCommand('start', { PORT: port });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(`PORT is ${port}, and a port is a whole number from 1 to 65535.\n`);
});

describe('the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-server-'));
  const site = join(folder, 'site');
  const secretText = 'never handed out';
  let server: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    mkdirSync(join(site, 'rules'), { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), secretText);
    writeFileSync(join(site, 'index.html'), 'home');
    writeFileSync(join(site, '404.html'), 'not here');
    writeFileSync(join(site, 'rules/index.html'), 'rules');
    writeFileSync(join(site, 'app.js'), 'let it;'.repeat(200));
    server = await serve({ folder: site, base: '/table' });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test('serves pages and files with their types', async () => {
    expect(await fetchPath('/table/')).toMatchObject({
      status: 200,
      body: 'home',
      type: 'text/html; charset=utf-8'
    });
    expect(await fetchPath('/table/rules/?at=4.2')).toMatchObject({ status: 200, body: 'rules' });
    expect(await fetchPath('/table/app.js')).toMatchObject({
      status: 200,
      type: 'text/javascript; charset=utf-8'
    });
  });

  test('redirects to its base path, and from a folder to the same address with a slash', async () => {
    expect(await fetchPath('/')).toMatchObject({ status: 308, location: '/table/' });
    expect(await fetchPath('/table')).toMatchObject({ status: 308, location: '/table/' });
    expect(await fetchPath('/table/rules?at=4.2')).toMatchObject({
      status: 308,
      location: '/table/rules/?at=4.2'
    });
  });

  test('answers everything else with 404.html', async () => {
    for (const path of ['/table/matches/7', '/elsewhere', '/table/%', '/table/a%00b'])
      expect(await fetchPath(path), path).toMatchObject({ status: 404, body: 'not here' });
  });

  test('serves nothing from outside its folder', async () => {
    const outsidePaths = [
      '/table/../secret.txt',
      '/table/..%2fsecret.txt',
      '/table/%2e%2e/secret.txt',
      '/table/..\\secret.txt'
    ];
    for (const path of outsidePaths) expect((await fetchPath(path)).body, path).not.toContain(secretText);
  });

  test('compresses text on request', async () => {
    expect(await fetchPath('/table/app.js', 'br, gzip')).toMatchObject({ encoding: 'br' });
    expect(await fetchPath('/table/app.js', 'gzip')).toMatchObject({ encoding: 'gzip' });
  });

  test('forbids other pages to frame it, as the README asks of every host', async () => {
    for (const path of ['/table/', '/table/rules/', '/table/elsewhere', '/table/app.js'])
      expect(await fetchPath(path), path).toMatchObject({ policy: "frame-ancestors 'none'" });
  });

  test('refuses a port that is in use', async () => {
    await expect(serve({ folder: site, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const { status, stderr } = runCommand('start', { PORT: String(server.port) });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Port ${server.port} cannot be used (it is taken): set PORT to another one, or leave it unset.\n`
    );
  });

  interface Answer {
    readonly status: number | undefined;
    readonly body: string;
    readonly type: string | undefined;
    readonly encoding: string | undefined;
    readonly location: string | undefined;
    readonly policy: string | undefined;
  }

  /** Sends the path exactly as written; fetch would normalise it. */
  function fetchPath(path: string, acceptedEncoding = 'identity'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sentRequest = request(
        { port: server.port, path, headers: { 'accept-encoding': acceptedEncoding } },
        (response) => {
          const { headers, statusCode: status } = response;
          let body = '';
          response.on('data', (part: Buffer) => (body += part.toString('latin1')));
          response.on('end', () =>
            resolve({
              status,
              body,
              type: headers['content-type'],
              encoding: headers['content-encoding'],
              location: headers.location,
              policy: headers['content-security-policy']?.toString()
            })
          );
        }
      );
      sentRequest.on('error', reject).end();
    });
  }
});

function runCommand(command: string, settings: Record<string, string>) {
  return spawnSync(process.execPath, [`scripts/${command}.js`], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
    timeout: 30_000
  });
}
