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

test.each([
  '0.0.0.0', '10.1.2.3', '100.64.0.1', '127.8.8.8', '172.16.0.1', '192.0.2.1', '192.168.0.1', '198.18.0.1', '203.0.113.7', '224.0.0.1', '240.0.0.1',
  '255.255.255.255', '::', '::1', '::ffff:8.8.8.8:1', '100::1', '2001:db8::1', '2002:7f00:1::', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1', 'x', '',
  '::7f00:1', '::10.0.0.1', '::169.254.169.254', '4000::1', 'fd20:ce::254', '169.254.170.2', '::ffff:168.63.129.16', '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1', '2001::1', '2002:a9fe:a9fe::1', 'fec0::1', '5f00::1',
])('%s is not public', (address) => expect(isPublic(address)).toBe(false))

test.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '168.63.129.17', '203.0.114.9', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => expect(isPublic(address)).toBe(true))
