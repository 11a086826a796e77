// The client of docs/client: what it is made of is current, its example runs, and it keeps its promises.
import { execFile } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { projectFile } from '../../../prisma/project.ts'
import { opsgraph } from '../../../docs/client/opsgraph.ts'
import { Board, CreateRecord } from '../../../docs/client/operations.ts'
import { inputOf, serveClients } from './clients.ts'
import { run } from './programs.ts'

test('its types and documents are those of the schema', async () => {
  const output = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-client-')), 'operations.ts')
  const [script, documents, kept] = ['generate.mjs', 'documents.graphql', 'operations.ts'].map((name) =>
    projectFile('docs/client', name),
  ) as [string, string, string]
  await promisify(execFile)(process.execPath, [script, projectFile('schema.graphql'), documents, output])
  expect(fs.readFileSync(output, 'utf8')).toBe(fs.readFileSync(kept, 'utf8'))
})

test('its example reads the board, creates, is told an error and pages', async () => {
  const served = await serveClients()
  const { world, address: OPSGRAPH, token: OPSGRAPH_TOKEN, root } = served
  const ask = opsgraph({ address: OPSGRAPH, token: OPSGRAPH_TOKEN })
  for (const title of ['A', 'B']) await ask(CreateRecord, { input: inputOf(served, title) })
  const lines = await run(projectFile('docs/client/example.ts'), {
    OPSGRAPH,
    OPSGRAPH_TOKEN,
    ORGANIZATION: root.globalId,
  })
  expect(lines.slice(1, 3)).toEqual(['Created: Count the yard', expect.stringMatching(/^input\.title: /)])
  expect(lines.slice(3).toSorted()).toEqual(['Next Up: A', 'Next Up: B', 'Next Up: Count the yard'])
  expect(await world.prisma.action.count({ where: { organizationId: root.id } })).toBe(3)
})

test('it is told what is refused as a whole', async () => {
  const { address } = await serveClients()
  const { data, error } = await opsgraph({ address, token: 'ogp_none' })(Board, {})
  expect([data, error?.status, error?.code]).toEqual([undefined, 401, 'UNAUTHENTICATED'])
})

test('it sends again what came too early, got no place or no answer, with the same key', async () => {
  const sent: string[] = []
  const answers = [429, 503, 0, 200]
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { variables } = (await json(request)) as { variables: { input: { idempotencyKey: string } } }
    sent.push(variables.input.idempotencyKey)
    const status = answers.shift()!
    if (!status) return void request.socket.destroy()
    response.writeHead(status, { 'retry-after': '0' }).end('{"data":{"createAction":{}}}')
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const ask = opsgraph({ address: `http://127.0.0.1:${port}`, token: '' })
  expect(await ask(CreateRecord, { input: { organizationId: '1' } })).toEqual({ data: { createAction: {} } })
  expect(new Set(sent)).toEqual(new Set([expect.stringMatching(/^[0-9a-f-]{36}$/)]))
  expect(sent).toHaveLength(4)
})
