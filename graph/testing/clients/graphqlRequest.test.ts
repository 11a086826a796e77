import { GraphQLClient } from 'graphql-request'
import { test } from 'vitest'
import { expectToWork, serveClients } from './clients.ts'

test('graphql-request reads, writes, is told errors and pages', async () => {
  const served = await serveClients()
  const client = new GraphQLClient(`${served.address}/graphql`, { headers: served.headers })
  await expectToWork(served, (text, variables = {}) => client.request(text, variables))
})
