// Where an address leads that somebody gave us: what we send there, or read there, is to go to the public internet.
// It is asked of the very address that is connected to, so that a name that leads elsewhere by then helps nobody.
import dns from 'node:dns'
import net, { type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Text } from '../messages/text.ts'
import * as t from './__generated__/messages.ts'

/**
 * The part of IPv6 that is given out for the public internet (RFC 4291 2.4); `::/96`, for one, holds addresses of IPv4.
 */
const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** A public address by its range that answers with a virtual machine's secrets: the host of Azure. */
const metadata = ['168.63.129.16']

/** IPv6 in one way of writing: ipaddr takes ::8.8.8.8 for ::ffff:8.8.8.8, which is another address. */
const plain = (address: string) =>
  net.isIPv6(address) && !address.includes('%') ? hostOf(new URL(`http://[${address}]`)) : address

/** Whether an address is one of the public internet, also one of IPv4 that is mapped into IPv6. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(plain(address))
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalIPv6)) return false
  return parsed.range() === 'unicast' && !metadata.includes(parsed.toString())
}

/** The host of an address, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** Whether an address in figures leads inward; of a name it is not known before it is looked up. */
export const isInward = (url: URL): boolean => net.isIP(hostOf(url)) > 0 && !isPublic(hostOf(url))

/** Whether an address leads inward now. A name that is not known yet does not: what counts is each connection. */
export async function leadsInward(url: URL): Promise<boolean> {
  if (net.isIP(hostOf(url))) return isInward(url)
  const late = new Promise<never[]>((resolve) => setTimeout(resolve, 3_000, []).unref())
  const found = await Promise.race([dns.promises.lookup(hostOf(url), { all: true }).catch(() => []), late])
  return !found.every(({ address }) => isPublic(address))
}

/** Why nothing is sent to an address. */
export class AddressError extends Error {
  readonly said: Text

  constructor(said: Text = t.leadsInward) {
    super(String(said))
    this.said = said
  }
}

/** Looks a name up for a connection, and refuses it where any of its addresses is not public. */
export function publicLookup(lookup: LookupFunction = dns.lookup): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const addresses = typeof found === 'string' ? [{ address: found, family: net.isIP(found) }] : found
      if (!addresses.length || !addresses.every(({ address }) => isPublic(address))) return done(new AddressError(), '')
      if (options.all) done(null, addresses)
      else done(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}
