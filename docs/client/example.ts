// Reads a board to its end and creates a record: OPSGRAPH=… OPSGRAPH_TOKEN=… ORGANIZATION=… run with any runner of
// TypeScript.
import { opsgraph } from './opsgraph.ts'
import { Board, BucketPage, CreateRecord } from './operations.ts'

const { OPSGRAPH = 'http://localhost:4000', OPSGRAPH_TOKEN = '', ORGANIZATION = '' } = process.env
const ask = opsgraph({ address: OPSGRAPH, token: OPSGRAPH_TOKEN, persisted: true })
const print = (line: string) => process.stdout.write(`${line}\n`)

const { data, error } = await ask(Board, {})
if (error) throw new Error(`${error.status} ${error.code}: ${error.message}`)
print(`Signed in as ${data.viewer?.user.name}`)

const actionClassId = data.actionClasses.find(({ name }) => name === 'Daily')?.id
const priorityId = data.priorities.find(({ name }) => name === 'Normal')?.id
for (const title of ['Count the yard', '']) {
  const created = await ask(CreateRecord, { input: { organizationId: ORGANIZATION, title, actionClassId, priorityId } })
  const result = created.data?.createAction
  if (result?.__typename === 'CreateActionSuccess') print(`Created: ${result.action.title}`)
  if (result?.__typename === 'ValidationError') print(`${result.fields[0]?.path}: ${result.fields[0]?.message}`)
}

for (const { id, label } of data.board.buckets) {
  let after: string | null | undefined
  do {
    const { node } = (await ask(BucketPage, { id, after })).data ?? {}
    if (node?.__typename !== 'Bucket') break
    for (const edge of node.actions.edges) print(`${label}: ${edge.node.title}`)
    after = node.actions.pageInfo.hasNextPage ? node.actions.pageInfo.endCursor : null
  } while (after)
}
