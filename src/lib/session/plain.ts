/** The same value as plain JSON: what a screen hands over may be a proxy, which storage cannot clone. */
export function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
