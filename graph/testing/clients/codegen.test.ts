import { codegen } from '@graphql-codegen/core'
import * as typedDocuments from '@graphql-codegen/typed-document-node'
import * as operations from '@graphql-codegen/typescript-operations'
import { parse, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { testSchema } from '../world.ts'
import { documents, serveClients } from './clients.ts'
import { runProgram, typedLines, typedProgram } from './programs.ts'

const generated = () =>
  codegen({
    filename: 'operations.ts',
    schema: parse(printSchema(testSchema())),
    documents: Object.values(documents).map((text) => ({ document: parse(text) })),
    plugins: [
      { operations: { scalars: { ID: 'string', Cursor: 'string' }, skipTypename: true } },
      { typedDocuments: {} },
    ],
    pluginMap: { operations, typedDocuments },
    config: {},
  })

const program = typedProgram(
  "import { PageDocument as page, ReadDocument as read, WriteDocument as write } from './operations.ts'",
)

test("graphql-codegen's documents are asked, read, refused and paged by their types", async () => {
  const { address: OPSGRAPH, token: TOKEN, root } = await serveClients()
  const env = { OPSGRAPH, TOKEN, ORGANIZATION: root.globalId }
  const files = { 'operations.ts': await generated(), 'program.ts': program }
  expect(await runProgram('codegen', files, env)).toEqual(typedLines)
})
