// The way back to an application: to its server, to the same machine, or by a scheme of its own.

const loopback = /^(127\.0\.0\.1|\[::1\]|localhost)$/

/** Whether an address is of a kind that leads back; never one that would run or show something here. */
export function isWayBack(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname))) return true
  // Of a scheme of an app the name of a domain stands first, turned around.
  return /^[a-z][a-z0-9+-]*\.[a-z0-9.+-]*:$/.test(protocol)
}

/** Whether what an address opens takes the place of this page. */
export const leavesPage = (address: string): boolean => /^https?:/.test(address)

/** Leads back, in the place of this page, to which one does not return; answers whether it does. */
export function leadBack(address: string): boolean {
  if (!isWayBack(address)) return false
  location.replace(address)
  return true
}
