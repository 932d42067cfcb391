import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

const ownHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Records all complaints of the pages in a context, and all requests to another host. */
export async function watchPages(context: BrowserContext, messages: string[]): Promise<void> {
  context.on('console', (message) => {
    if (isComplaint(message))
      messages.push(`console ${message.type()}: ${message.text()} ${locationOf(message)}`);
  });
  context.on('weberror', (error) => {
    messages.push(`uncaught: ${error.error().message}`);
  });
  context.on('request', (request) => {
    if (!isOwnHost(request.url())) messages.push(`a request to another host: ${request.url()}`);
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

/** Playwright's own message if a test blocks the service worker. */
function isKeptOut(message: ConsoleMessage): boolean {
  return message.text().startsWith('Service Worker registration blocked by Playwright');
}

/** Hosts answer the address of a match with 404.html and the status 404, which Chromium logs. */
function isMissingPage(message: ConsoleMessage): boolean {
  if (!message.text().includes('status of 404')) return false;
  const { url } = message.location();
  return url === message.page()?.url() && !/\.\w+$/.test(new URL(url).pathname);
}

function locationOf(message: ConsoleMessage): string {
  const { url, line } = message.location() as { url: string; line?: number };
  return url === '' ? '' : `(${url}:${line ?? 0})`;
}

/** Addresses without a host, such as data: and blob:, cause no request. */
function isOwnHost(address: Request['url'] extends () => infer Address ? Address : never): boolean {
  const { protocol, hostname } = new URL(address);
  return !protocol.startsWith('http') || ownHosts.includes(hostname);
}
