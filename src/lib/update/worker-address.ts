/**
 * The worker's address in the form that the page's Trusted Types policy requires: only this address may become a
 * script. Browsers without Trusted Types need no policy.
 */

interface AddressPolicy {
  createScriptURL(address: string): string;
}

interface PolicyMaker {
  createPolicy(name: string, rules: AddressPolicy): AddressPolicy;
}

let policy: AddressPolicy | undefined;

export function workerAddress(homeAddress: string): string {
  const address = `${homeAddress}sw.js`;
  policy ??= policyMaker()?.createPolicy('croupier-worker', {
    createScriptURL(url) {
      if (url === address) return url;
      throw new TypeError(`Only ${address} may be the worker, not ${url}.`);
    }
  });
  return policy === undefined ? address : policy.createScriptURL(address);
}

function policyMaker(): PolicyMaker | undefined {
  return (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes;
}
