// A batch as a webhook: one POST of JSON, signed as Standard Webhooks has it.
import { createHash } from 'node:crypto'
import type { Services } from '../../kernel/context.ts'
import { traceHeaders } from '../../kernel/tracing.ts'
import { post } from '../../integration/webhook/post.ts'
import { signatures, signingNames } from '../../integration/webhook/secret.ts'
import type { Outcome, Sending } from './sendBatch.ts'
import { entryText } from './SentEntry.ts'

/** How long a body is at most, in bytes. */
const mostOfBody = 1_000_000

/** The entries that fit, each as JSON. */
function fitting(entries: Sending['entries'], most: number): string[] {
  const texts: string[] = []
  let size = 0
  for (const entry of entries) {
    const text = entryText(entry, most)
    size += Buffer.byteLength(text) + 1
    if (texts.length && size > most) break
    texts.push(text)
  }
  return texts
}

/** The same for the same entries, so that a repeat is known by it. */
const idOf = (ids: readonly string[]) => `audit_${createHash('sha256').update(ids.join()).digest('hex').slice(0, 32)}`

export async function postBatch(
  { clock, keys, settings }: Services,
  { type, destination, organization, entries, ways }: Sending,
): Promise<Outcome> {
  const now = clock.now()
  const head = `{"type":${JSON.stringify(type)},"organization":${JSON.stringify(organization)},"entries":[`
  const texts = fitting(entries, mostOfBody - Buffer.byteLength(head) - 2)
  const body = `${head}${texts.join()}]}`
  const { url, secretName, oldSecretName, oldSecretUntil } = destination
  const secrets = { oldSecretName, oldSecretUntil: oldSecretUntil ? new Date(oldSecretUntil) : null }
  const id = idOf(entries.slice(0, texts.length).map(({ uuid }) => uuid))
  const timestamp = Math.floor(now.getTime() / 1000)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Opsgraph-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures(keys, signingNames({ ...secrets, secretName: secretName! }, now), {
      id,
      timestamp,
      body,
    }),
  }
  const { status, durationMs, error } = await post({
    url,
    headers: { ...headers, ...traceHeaders() },
    body,
    rules: settings,
    ...ways,
  })
  return { status, durationMs, error, sent: texts.length }
}
