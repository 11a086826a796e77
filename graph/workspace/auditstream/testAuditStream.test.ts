// An Admin tries where the audit log is sent on to: a single test entry goes there at once.
import { describe, expect, test } from 'vitest'
import { loopbackAllowed, rowOf, streamed } from '../../testing/auditStreams.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { receiversAuthority } from '../../testing/syslogKeys.ts'
import { SyslogReceiver } from '../../testing/syslogReceiver.ts'
import { WebhookReceiver } from '../../testing/webhookReceiver.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make({ settings: loopbackAllowed })

describe('trying it', () => {
  const fieldsOfTry = 'isDelivered status durationMs trouble'
  const tried = (as: Person, { globalId: organizationId }: Organization) =>
    world.mutate<MutationResult & { status: number | null; trouble: string | null }>(
      as,
      'testAuditStream',
      { organizationId },
      fieldsOfTry,
    )

  test('sends a test to a webhook, also where it is off, and says what it answers', async () => {
    const receiver = await WebhookReceiver.open()
    const { root, admin } = await streamed(world, { kind: 'WEBHOOK', url: receiver.url, isOn: false })
    expect(await tried(admin, root)).toMatchObject({ isDelivered: true, status: 204, trouble: null })
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({
      type: 'audit.test',
      organization: { id: root.globalId },
      entries: [{ noun: 'AuditStream', action: 'TEST', actor: { id: admin.globalId, name: admin.name } }],
    })
    receiver.usual = { status: 401 }
    expect(await tried(admin, root)).toMatchObject({
      isDelivered: false,
      status: 401,
      trouble: 'It was answered with 401 Unauthorized.',
    })
    expect(await rowOf(world, { root })).toMatchObject({ sent: 0n, tries: 0, failingSince: null, lastSentAt: null })
  })

  test('sends a test to syslog', async () => {
    const receiver = await SyslogReceiver.open()
    const url = `syslog+tls://127.0.0.1:${receiver.port}`
    const { root, admin } = await streamed(world, { kind: 'SYSLOG', url })
    expect(await tried(admin, root)).toMatchObject({
      isDelivered: false,
      status: null,
      trouble: expect.stringMatching(/not to be trusted/) as string,
    })
    await world.mutate(
      admin,
      'setAuditStream',
      { organizationId: root.globalId, certificate: receiversAuthority },
      '__typename',
    )
    expect(await tried(admin, root)).toMatchObject({ isDelivered: true, status: null, trouble: null })
    expect(receiver.messages).toMatchObject([{ id: 'AuditStream.TEST' }])
  })
})
