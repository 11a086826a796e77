// docs/audit-stream.md shows what is sent as it is sent.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { projectFile } from '../../../prisma/project.ts'
import { addVehicle, bodiesOf, loopbackAllowed, streamedToWebhook } from '../../testing/auditStreams.ts'
import { World } from '../../testing/world.ts'
import { sendDue } from './sendDue.ts'
import { nextTry } from './retries.ts'

const text = fs.readFileSync(projectFile('docs/audit-stream.md'), 'utf8')
const [, example] = /```json\n([^]*?)```/.exec(text)!
const [, message] = /```text\n([^]*?)\n```/.exec(text)!

const membersOf = (value: unknown): unknown =>
  value && typeof value === 'object'
    ? Object.entries(value).map(([name, one]) => [name, /^(before|after)$/.test(name) ? '' : membersOf(one)])
    : ''

test('its example has the members of what is sent, in their order', async () => {
  const world = await World.make({ database: 'audit_stream_document', settings: loopbackAllowed })
  const made = await streamedToWebhook(world)
  await addVehicle(world, made, 'T-1')
  await sendDue(world.services)
  const [body] = bodiesOf(made.receiver)
  expect(membersOf(JSON.parse(example!))).toEqual(membersOf(body))
  for (const name of Object.keys(body!.entries[0]!)) expect(text).toContain(`\`${name}\``)
})

test('its message has the header of what is sent', () => {
  expect(message).toMatch(/^<109>1 \S+Z \S+ opsgraph - Vehicle\.UPDATE - \{/)
})

test('its waits are those that are', () => {
  const seconds = [1, 2, 3].map((tries) => nextTry(tries, new Date(0), 0).getTime() / 1000)
  expect(text).toContain(`after ${seconds[0]} seconds, ${seconds[1]}, ${seconds[2]} and so on`)
})
