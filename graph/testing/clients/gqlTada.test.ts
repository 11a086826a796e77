import { introspectionFromSchema } from 'graphql'
import { expect, test } from 'vitest'
import { testSchema } from '../world.ts'
import { documents, serveClients } from './clients.ts'
import { runProgram, typedLines, typedProgram } from './programs.ts'

/** Its command does not run on TypeScript 7; what it writes is the introspection as a type. */
const introspection = () =>
  `export type introspection = ${JSON.stringify(introspectionFromSchema(testSchema(), { descriptions: false }))}`

const program = typedProgram(`
import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './introspection.d.ts'

const graphql = initGraphQLTada<{ introspection: introspection; scalars: { ID: string; Cursor: string } }>()
const [read, write, page] = [graphql(\`${documents.read}\`), graphql(\`${documents.write}\`), graphql(\`${documents.page}\`)]
`)

test('gql.tada infers what is asked, read, refused and paged', async () => {
  const { address: OPSGRAPH, token: TOKEN, root } = await serveClients()
  const env = { OPSGRAPH, TOKEN, ORGANIZATION: root.globalId }
  const files = { 'introspection.d.ts': introspection(), 'program.ts': program }
  expect(await runProgram('tada', files, env)).toEqual(typedLines)
})
