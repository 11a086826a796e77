// What an audit log is not sent on to, with the field that is to be mended.
import { expect, test } from 'vitest'
import { expiredCertificate, providersKey } from '../../testing/samlKeys.ts'
import { receiversAuthority } from '../../testing/syslogKeys.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()

const https = 'https://1.1.1.1/audit'
const syslog = 'syslog+tls://1.1.1.1:6514'

const refused: [string, object, field: string, message: RegExp][] = [
  ['no kind', { url: https }, 'kind', /Choose webhook or syslog/],
  ['no address', { kind: 'WEBHOOK' }, 'url', /Enter an address/],
  ['an empty address', { kind: 'WEBHOOK', url: ' ' }, 'url', /Enter an address/],
  ['a long address', { kind: 'WEBHOOK', url: `${https}/${'x'.repeat(1_000)}` }, 'url', /at most 1,000/],
  ['what is no address', { kind: 'WEBHOOK', url: 'here' }, 'url', /Write an address/],
  ['an unknown scheme', { kind: 'WEBHOOK', url: 'ftp://1.1.1.1/' }, 'url', /begins with https/],
  ['plain http', { kind: 'WEBHOOK', url: 'http://1.1.1.1/' }, 'url', /begins with https/],
  ['syslog as a webhook', { kind: 'WEBHOOK', url: syslog }, 'url', /begins with https/],
  ['a webhook as syslog', { kind: 'SYSLOG', url: https }, 'url', /begins with syslog\+tls/],
  ['plain syslog', { kind: 'SYSLOG', url: 'syslog+tcp://1.1.1.1:6514' }, 'url', /begins with syslog\+tls/],
  ['a user and password', { kind: 'WEBHOOK', url: 'https://a:b@1.1.1.1/' }, 'url', /user and the password/],
  ['the same of syslog', { kind: 'SYSLOG', url: 'syslog+tls://a:b@1.1.1.1:6514' }, 'url', /user and the password/],
  ['a fragment', { kind: 'WEBHOOK', url: `${https}#a` }, 'url', /what follows #/],
  ['the same of syslog', { kind: 'SYSLOG', url: `${syslog}#a` }, 'url', /what follows the host/],
  ['a path of syslog', { kind: 'SYSLOG', url: `${syslog}/a` }, 'url', /what follows the host/],
  ['a query of syslog', { kind: 'SYSLOG', url: `${syslog}?a` }, 'url', /what follows the host/],
  ['no host', { kind: 'SYSLOG', url: 'syslog+tls://:6514' }, 'url', /Write a host and a port/],
  ['a port that is none', { kind: 'SYSLOG', url: 'syslog+tls://1.1.1.1:70000' }, 'url', /Write a host and a port/],
  ['a port of others', { kind: 'SYSLOG', url: 'syslog+tls://1.1.1.1:443' }, 'url', /port 6514, or one from 1024/],
  ['a port of others', { kind: 'WEBHOOK', url: 'https://1.1.1.1:25/' }, 'url', /usual port/],
  ['an inward address', { kind: 'WEBHOOK', url: 'https://10.0.0.1/' }, 'url', /private or reserved/],
  ['the same of syslog', { kind: 'SYSLOG', url: 'syslog+tls://169.254.169.254:6514' }, 'url', /private or reserved/],
  ['the same in other figures', { kind: 'SYSLOG', url: 'syslog+tls://0x7f.1:6514' }, 'url', /private or reserved/],
  ['the same in IPv6', { kind: 'SYSLOG', url: 'syslog+tls://[::ffff:127.0.0.1]:6514' }, 'url', /private or reserved/],
  ['a name that leads inward', { kind: 'SYSLOG', url: 'syslog+tls://localhost:6514' }, 'url', /private or reserved/],
  ['no certificate', { kind: 'SYSLOG', url: syslog, certificate: 'abc' }, 'certificate', /Paste certificates as PEM/],
  [
    'a certificate that is broken',
    { kind: 'SYSLOG', url: syslog, certificate: receiversAuthority.replace('MII', 'AAA') },
    'certificate',
    /Paste certificates as PEM/,
  ],
  [
    'a key beside it',
    { kind: 'SYSLOG', url: syslog, certificate: `${providersKey.key}\n${receiversAuthority}` },
    'certificate',
    /Paste certificates as PEM/,
  ],
  [
    'an expired certificate',
    { kind: 'SYSLOG', url: syslog, certificate: `${receiversAuthority}\n${expiredCertificate}` },
    'certificate',
    /expired on Jan {2}1 00:00:00 2001 GMT/,
  ],
  [
    'a certificate of a webhook',
    { kind: 'WEBHOOK', url: https, certificate: receiversAuthority },
    'certificate',
    /Only a syslog receiver with TLS/,
  ],
]
test.each(refused)('refuses %s', async (_what, input, path, message) => {
  const { root, admin } = await tree(world)
  const { code, fields: problems } = await world.mutate(
    admin,
    'setAuditStream',
    { organizationId: root.globalId, ...input },
    '__typename',
  )
  expect([code, problems]).toEqual(['VALIDATION', [{ path, message: expect.stringMatching(message) as string }]])
  expect(await world.prisma.auditStream.count({ where: { rootId: root.id } })).toBe(0)
})
