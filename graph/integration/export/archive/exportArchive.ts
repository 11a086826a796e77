// Everything of a root organization as one archive: its lists for people, its tables for programs, its files.
import type { GraphQLSchema } from 'graphql'
import { Context } from '../../../kernel/context.ts'
import { ForbiddenError } from '../../../kernel/errors.ts'
import { archivedFiles } from './archivedFiles.ts'
import { archivedLists } from './archivedLists.ts'
import { archivedTables } from './archivedTables.ts'
import { tarOf, type ArchivedFile } from './tar.ts'

const about = `Everything of an organization.

lists/   what people see, as CSV: one file for each list, several where it is long.
tables/  every row as the database has it, as one JSON object a line.
files/   logos, attachments, photos and pictures, by their id; tables/file.ndjson says what they are called.

Left out are secrets, inboxes, what each person keeps for themselves, and conversations that are of no record.
`

/** The archive in pieces. Who asks is asked anew for each page, since it may outlast their rights. */
export function exportArchive(
  schema: GraphQLSchema,
  asking: () => Promise<Context>,
  rootId: string,
  at: Date,
): AsyncGenerator<Buffer> {
  async function inRoot(): Promise<Context> {
    const { services, client, viewer } = await asking()
    const alone = viewer!.onlyIn(rootId)
    if (!alone.mayAt('organization.close', { rootId, organizationId: rootId }))
      throw new ForbiddenError(alone.refusal('organization.close', rootId))
    return new Context(services, client, alone).readOnly()
  }
  async function* files(): AsyncGenerator<ArchivedFile> {
    const { db } = await inRoot()
    yield { name: 'README.txt', size: Buffer.byteLength(about), bytes: [Buffer.from(about)] }
    yield* archivedLists(schema, inRoot, rootId)
    for await (const file of archivedTables(db, rootId)) {
      await inRoot()
      yield file
    }
    yield* archivedFiles(db, { organization: { rootId } })
  }
  return tarOf(files(), at)
}
