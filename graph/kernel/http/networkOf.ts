import ipaddr from 'ipaddr.js'

/** What counts as one address where tries are counted: in IPv6 the /64 that a household or a machine is given whole. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const ip = ipaddr.process(address)
  return ip instanceof ipaddr.IPv6
    ? `${ip.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : ip.toString()
}
