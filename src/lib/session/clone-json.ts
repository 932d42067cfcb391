/** The same value as cloneJson JSON: what a screen hands over may be a proxy, which storage cannot clone. */
export function cloneJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
