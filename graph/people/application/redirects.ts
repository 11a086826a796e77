// Where an application may have people led back to: its own server, itself on the same machine, or an app by its scheme
// (RFC 8252).
const loopback = new Set(['127.0.0.1', '[::1]', 'localhost'])

const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && loopback.has(hostname)

/** Whether an address may be registered. */
export function mayRedirectTo(address: string): boolean {
  if (!URL.canParse(address) || address.includes('#')) return false
  const url = new URL(address)
  if (url.username || url.password) return false
  // Of a scheme of an app the name of a domain stands first, turned around.
  return url.protocol === 'https:' || isLoopback(url) || /^[a-z][a-z0-9+-]*\.[a-z0-9.+-]*:$/.test(url.protocol)
}

/** Whether an address is a registered one: letter by letter, but for the port on the same machine, which is any. */
export function isRegistered(registered: readonly string[], address: string): boolean {
  if (registered.includes(address)) return true
  if (!mayRedirectTo(address) || !isLoopback(new URL(address))) return false
  const withoutPort = (one: string) => {
    const url = new URL(one)
    url.port = ''
    return isLoopback(url) ? url.href : undefined
  }
  return registered.some((one) => withoutPort(one) === withoutPort(address))
}
