import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

const ownHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Records all errors and warnings of the pages in a context, and all requests to another host. */
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

/** Whether this is Playwright's own message about a blocked service worker. */
function isKeptOut(message: ConsoleMessage): boolean {
  return message.text().startsWith('Service Worker registration blocked by Playwright');
}

/** Whether this is Chromium's message about a match address: hosts answer it with 404.html and the status 404. */
function isMissingPage(message: ConsoleMessage): boolean {
  if (!message.text().includes('status of 404')) return false;
  const { url } = message.location();
  return url === message.page()?.url() && !/\.\w+$/.test(new URL(url).pathname);
}

function locationOf(message: ConsoleMessage): string {
  const { url, line } = message.location() as { url: string; line?: number };
  return url === '' ? '' : `(${url}:${line ?? 0})`;
}

/** Whether the address is on our own host. Addresses such as data: and blob: have no host and cause no request. */
function isOwnHost(address: Request['url'] extends () => infer Address ? Address : never): boolean {
  const { protocol, hostname } = new URL(address);
  return !protocol.startsWith('http') || ownHosts.includes(hostname);
}
