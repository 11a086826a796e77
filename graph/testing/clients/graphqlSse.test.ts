import { createClient } from 'graphql-sse'
import { expect, test } from 'vitest'
import { documents, expectToWork, inputOf, serveClients } from './clients.ts'

test('graphql-sse hears of a record that it creates, and asks as well', async () => {
  const served = await serveClients()
  const client = createClient({ url: `${served.address}/graphql`, headers: served.headers, retryAttempts: 0 })
  const ask = async <Data>(query: string, variables: Record<string, unknown> = {}) => {
    const answer = client.iterate<Data>({ query, variables })
    for await (const { data, errors } of answer) {
      if (errors) throw errors[0]
      return data as Data
    }
    throw new Error('There was no answer.')
  }
  await expectToWork(served, ask)
  const titles: (string | undefined)[] = []
  const stop = client.subscribe<{ boardChanged: { action: { title: string } } }>(
    { query: documents.hear },
    {
      next: ({ data }) => titles.push(data?.boardChanged.action.title),
      error: (error) => {
        throw error
      },
      complete() {},
    },
  )
  let made = 0
  await expect
    .poll(
      async () => {
        await ask(documents.write, { input: inputOf(served, 'Told', `told ${made++}`) })
        // What was written before may be heard of after it.
        return titles
      },
      { interval: 300 },
    )
    .toContain('Told')
  stop()
})
