/** Deep-copies plain JSON. Screens may pass Svelte proxies, which storage cannot clone. */
export function cloneJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
