import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

const ownHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Writes down whatever the pages of a context complain of, and whatever they ask of another host. */
export async function watch(context: BrowserContext, found: string[]): Promise<void> {
  context.on('console', (message) => {
    if (isComplaint(message)) found.push(`console ${message.type()}: ${message.text()} ${place(message)}`);
  });
  context.on('weberror', (error) => {
    found.push(`uncaught: ${error.error().message}`);
  });
  context.on('request', (request) => {
    if (!isOwn(request.url())) found.push(`a request to another host: ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(
        `policy: ${violation.effectiveDirective} refused ${violation.blockedURI} ${violation.sample}`
      );
    });
  });
}

function isComplaint(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  return !isMissingPage(message) && !isKeptOut(message);
}

/** What Playwright itself writes down where a test keeps the worker out. */
function isKeptOut(message: ConsoleMessage): boolean {
  return message.text().startsWith('Service Worker registration blocked by Playwright');
}

/** A host answers a match's own address with 404.html and the status 404, which Chromium writes down. */
function isMissingPage(message: ConsoleMessage): boolean {
  if (!message.text().includes('status of 404')) return false;
  const { url } = message.location();
  return url === message.page()?.url() && !/\.\w+$/.test(new URL(url).pathname);
}

function place(message: ConsoleMessage): string {
  const { url, line } = message.location() as { url: string; line?: number };
  return url === '' ? '' : `(${url}:${line ?? 0})`;
}

/** An address that names no host, such as data: or blob:, asks nobody. */
function isOwn(address: Request['url'] extends () => infer Address ? Address : never): boolean {
  const { protocol, hostname } = new URL(address);
  return !protocol.startsWith('http') || ownHosts.includes(hostname);
}
