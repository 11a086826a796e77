// Network addresses, and ranges of them as 203.0.113.0/24.
import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { say } from '../validation.ts'
import * as t from './__generated__/messages.ts'

const most = 100

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (!family || more.length) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Whether an address is one of these; an IPv4 address may come as one of IPv6. */
export function isWithin(ranges: readonly string[], address: string): boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [from = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(from, familyOf(from))
    else list.addSubnet(from, Number(bits), familyOf(from))
  }
  return isIP(address) > 0 && list.check(address, familyOf(address))
}

export const addressRanges = z
  .array(z.string().trim().refine(isAddressRange, say(t.writeRange)))
  .max(most, say(t.mostRanges({ most })))
