// Programs as those who use a client write them: compiled against what the client's generator made, then run.
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { actionClass, priority } from '../entryIds.ts'
import { projectFile, projectRoot } from '../../../prisma/project.ts'

const execute = promisify(execFile)

const compiling =
  '--noEmit --ignoreConfig --strict --skipLibCheck --allowImportingTsExtensions --target ES2023 --module ESNext --moduleResolution Bundler --types node'

/** What users of typed documents write, who have made `read`, `write` and `page` before. */
export const typedProgram = (documents: string) => `import { GraphQLClient } from 'graphql-request'
${documents}
const { OPSGRAPH = '', TOKEN, ORGANIZATION = '' } = process.env
const [actionClassId, priorityId] = ['${actionClass(1)}', '${priority(4)}']
const client = new GraphQLClient(OPSGRAPH + '/graphql', { headers: { authorization: 'Bearer ' + TOKEN } })

for (const title of ['A', 'B', 'C', '']) {
  const input = { organizationId: ORGANIZATION, title, actionClassId, priorityId, idempotencyKey: title || 'none' }
  const { createAction: made } = await client.request(write, { input })
  if (made.__typename === 'CreateActionSuccess') console.log(made.action.title.toUpperCase())
  else if (made.__typename === 'ValidationError') console.log(made.fields.map(({ path }) => path).join())
}

const { board } = await client.request(read)
const pageAfter = async (after?: string | null) => (await client.request(page, { id: board.buckets[0]!.id, after })).node
for (let after: string | null | undefined, isMore = true; isMore; ) {
  const node = await pageAfter(after)
  if (node?.__typename !== 'Bucket') throw new Error('This is no bucket.')
  console.log(node.actions.edges.length)
  ;({ hasNextPage: isMore, endCursor: after } = node.actions.pageInfo)
}

// @ts-expect-error A label is a text.
const number: number = board.buckets[0]!.label
// @ts-expect-error An organization is needed.
const wrong = () => client.request(write, { input: { title: 'A' } })
void [number, wrong]
`

/** What it prints where three records were created, one was refused, and a page has two. */
export const typedLines = ['A', 'B', 'C', 'input.title', '2', '1']

/** Writes a program beside what it imports, compiles it and answers with what it prints. */
export async function runProgram(name: string, files: Record<string, string>, env: NodeJS.ProcessEnv) {
  const folder = projectFile('dist', 'clients', name)
  fs.mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text)
  const program = path.join(folder, 'program.ts')
  await compile(program)
  return run(program, env)
}

/** Rejects with what the compiler says. */
async function compile(program: string) {
  const args = [projectFile('node_modules/typescript/bin/tsc'), ...compiling.split(' '), program]
  await execute(process.execPath, args, { cwd: projectRoot }).catch(({ stdout }: { stdout: string }) => {
    throw new Error(stdout)
  })
}

/** What a program prints, line by line. */
export async function run(program: string, more: NodeJS.ProcessEnv): Promise<string[]> {
  const args = ['--import', './graph/build/hook.mjs', program]
  const env = { PATH: process.env.PATH, ...more }
  const { stdout } = await execute(process.execPath, args, { cwd: projectRoot, env, timeout: 60_000 })
  return stdout.trimEnd().split('\n')
}
