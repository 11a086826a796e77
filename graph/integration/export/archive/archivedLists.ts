// The lists of a root organization as people read them, the same that are exported one by one, and its action records.
import type { GraphQLObjectType, GraphQLSchema } from 'graphql'
import type { Context } from '../../../kernel/context.ts'
import { globalId } from '../../../kernel/node.ts'
import { exportColumnNames } from '../exportColumns.ts'
import { exportList } from '../exportList.ts'
import { exportRecords } from '../exportRecords.ts'
import type { ListRequest } from '../exportRequest.ts'
import { exportLists, listNamed } from '../lists.ts'
import { inParts } from './inParts.ts'
import type { ArchivedFile } from './tar.ts'

/** Those of the root or of everything in sight; what is of one metric or record, or somebody's own, the tables have. */
function listsOf(schema: GraphQLSchema, rootId: string): ListRequest[] {
  return exportLists().flatMap(({ list, of, isOwn }) => {
    if (isOwn || (of && of !== 'Organization')) return []
    if (!of) return [{ list, arguments: {} }]
    const field = (schema.getType(of) as GraphQLObjectType).getFields()[listNamed(list).field]
    const isDeep = field?.args.some(({ name }) => name === 'includeBelow')
    return [{ list, arguments: { of: globalId('Organization', rootId), ...(isDeep && { includeBelow: true }) } }]
  })
}

export async function* archivedLists(
  schema: GraphQLSchema,
  asking: () => Promise<Context>,
  rootId: string,
): AsyncGenerator<ArchivedFile> {
  for (const request of listsOf(schema, rootId)) {
    const name = request.list.toLowerCase().replaceAll('_', '-')
    yield* withHead(`lists/${name}`, exportList(schema, asking, request, 'CSV'))
  }
  const records = exportRecords(asking, { filter: {}, columns: exportColumnNames }, 'CSV')
  yield* withHead('lists/action-records', records)
}

/** What comes first are the headings. */
async function* withHead(name: string, pieces: AsyncGenerator<Buffer | string>): AsyncGenerator<ArchivedFile> {
  const first = await pieces.next()
  const head = Buffer.from(first.done ? '' : first.value)
  const rest = async function* () {
    for await (const piece of pieces) yield Buffer.from(piece)
  }
  yield* inParts(name, 'csv', rest(), head)
}
