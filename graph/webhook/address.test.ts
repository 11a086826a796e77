import { expect, test } from 'vitest'
import { isPublic } from './address.ts'

test.each([
  ['the old way of IPv4 in IPv6', '::8.8.8.8'],
  ['the same to this machine', '::127.0.0.1'],
  ['IPv4 mapped into IPv6', '::ffff:10.0.0.1'],
  ['metadata of most clouds', '169.254.169.254'],
  ['the same, mapped', '::ffff:169.254.169.254'],
  ['metadata over IPv6', 'fd00:ec2::254'],
  ['metadata of Azure', '168.63.129.16'],
  ['metadata of Alibaba', '100.100.100.200'],
  ['metadata of Oracle', '192.0.0.192'],
  ['NAT64', '64:ff9b::a00:1'],
  ['6to4', '2002:a00:1::1'],
  ['Teredo', '2001:0:a00:1::1'],
  ['no address', 'example.com'],
])('%s is not public: %s', (_name, address) => expect(isPublic(address)).toBe(false))

test.each(['8.8.8.8', '168.63.129.17', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => expect(isPublic(address)).toBe(true))
