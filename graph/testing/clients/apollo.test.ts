import { ApolloClient, gql, HttpLink, InMemoryCache, type OperationVariables } from '@apollo/client'
import { isAbstractType, OperationTypeNode } from 'graphql'
import { expect, test } from 'vitest'
import { testSchema } from '../world.ts'
import { documents, expectToWork, serveClients, type Served } from './clients.ts'

const possibleTypes = Object.fromEntries(
  Object.values(testSchema().getTypeMap())
    .filter(isAbstractType)
    .map((type) => [
      type.name,
      testSchema()
        .getPossibleTypes(type)
        .map(({ name }) => name),
    ]),
)

const clientOf = ({ address, headers }: Served, cache = new InMemoryCache({ possibleTypes })) =>
  new ApolloClient({ link: new HttpLink({ uri: `${address}/graphql`, headers }), cache })

test('Apollo Client reads, writes, is told errors and pages', async () => {
  const served = await serveClients()
  const client = clientOf(served)
  await expectToWork(served, async (text, variables: OperationVariables = {}) => {
    const document = gql(text)
    const [definition] = document.definitions
    const isMutation = definition && 'operation' in definition && definition.operation === OperationTypeNode.MUTATION
    const { data } = isMutation
      ? await client.mutate({ mutation: document, variables, fetchPolicy: 'no-cache' })
      : await client.query({ query: document, variables, fetchPolicy: 'no-cache' })
    return data as never
  })
})

test('its cache knows a node by its id', async () => {
  const cache = new InMemoryCache({ possibleTypes })
  await clientOf(await serveClients(), cache).query({ query: gql(documents.read) })
  expect(Object.keys(cache.extract()).filter((key) => key.startsWith('Bucket:'))).toHaveLength(4)
})
