import { Client, fetchExchange, subscriptionExchange } from '@urql/core'
import { createClient } from 'graphql-sse'
import { expect, test } from 'vitest'
import { documents, expectToWork, inputOf, serveClients } from './clients.ts'

test('urql reads, writes, is told errors and pages', async () => {
  const served = await serveClients()
  const client = new Client({
    url: `${served.address}/graphql`,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetchOptions: { headers: served.headers },
  })
  await expectToWork(served, async (text, variables = {}) => {
    const isMutation = text.startsWith('mutation')
    const { data, error } = await (isMutation ? client.mutation(text, variables) : client.query(text, variables))
    if (error) throw error
    return data as never
  })
})

test('urql hears of changes, by itself and through graphql-sse', async () => {
  const served = await serveClients()
  const { address, headers } = served
  const url = `${address}/graphql`
  const sse = createClient({ url, headers, retryAttempts: 0 })
  const forward = subscriptionExchange({
    forwardSubscription: ({ query = '', variables }) => ({
      subscribe: (sink) => ({
        unsubscribe: sse.subscribe({ query, variables: variables as Record<string, unknown> }, sink as never),
      }),
    }),
  })
  const own = { url, preferGetMethod: false, fetchOptions: { headers } } as const
  const clients = [
    new Client({ ...own, exchanges: [fetchExchange], fetchSubscriptions: true }),
    new Client({ ...own, exchanges: [forward] }),
  ]
  const heard: unknown[][] = [[], []]
  const streams = clients.map((client, at) =>
    client.subscription(documents.hear, {}).subscribe(({ data }) => void (data && heard[at]!.push(data))),
  )
  const writer = new Client({ ...own, exchanges: [fetchExchange] })
  let made = 0
  await expect
    .poll(
      async () => {
        await writer.mutation(documents.write, { input: inputOf(served, 'Told', `told ${made++}`) })
        return Math.min(...heard.map(({ length }) => length))
      },
      { interval: 300 },
    )
    .toBeGreaterThan(0)
  for (const [first] of heard) expect(first).toMatchObject({ boardChanged: { action: { title: 'Told' } } })
  for (const stream of streams) stream.unsubscribe()
  sse.dispose()
})
