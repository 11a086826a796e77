// Everything that is kept of one person as one archive: rows as JSON lines, files, and who is named in them.
import type { Context } from '../../../kernel/context.ts'
import type { Db } from '../../../kernel/db.ts'
import { visibleThreads } from '../../../communication/message/visibleThreads.ts'
import { visibleUsers } from '../../../people/user/visibleUsers.ts'
import { visibleScope } from '../../../work/action/visibleActions.ts'
import { archivedFiles } from '../archive/archivedFiles.ts'
import { inParts } from '../archive/inParts.ts'
import { tarOf, type ArchivedFile } from '../archive/tar.ts'
import { columnsOfTables, rowsOfPerson, type Subject } from './personRows.ts'
import { personTables } from './personTables.ts'

const about = `Everything that is kept of one person.

tables/        a file for each kind of thing, with one JSON object a line: the account, memberships, sessions, settings,
               absences, what the person wrote and was told, records they made, had or took part in, and the entries of
               the audit log that they made or that are about them.
people.ndjson  who else is named in it by an id, as far as the person can see them.
files/         the files that the person sent, by their id; tables/file.ndjson says what they are called.

Of what the person can no longer read, it has ids, times, and where the person stands in it. Left out are secrets, and
what others keep for themselves alone.
`

interface Person {
  id: string
  email: string
}

/** What somebody can read now; nothing where they can't sign in. */
async function subjectOf({ id, email }: Person, context: Context | null): Promise<Subject> {
  const viewer = context?.viewer
  if (!viewer) return { id, email, roots: [], auditRoots: [], threads: [], records: [] }
  const threads = await context.db.prisma.thread.findMany({
    where: { AND: [visibleThreads(viewer), { readers: { some: { userId: id } } }] },
    select: { id: true },
  })
  return {
    id,
    email,
    roots: viewer.rootIds,
    auditRoots: viewer.memberships
      .filter((membership) => viewer.reachWith('audit.read', membership) !== 'NONE')
      .map(({ rootId }) => rootId),
    threads: threads.map((thread) => thread.id),
    records: visibleScope(viewer),
  }
}

/** The people that are named by their ids, as far as the person sees them. */
async function* peopleAmong(context: Context | null, ids: ReadonlySet<string>): AsyncGenerator<ArchivedFile> {
  async function* lines() {
    if (!context) return
    const all = [...ids]
    for (let n = 0; n < all.length; n += 1_000) {
      const some = all.slice(n, n + 1_000)
      const people = await context.db.prisma.user.findMany({
        where: { AND: [visibleUsers(context), { id: { in: some } }] },
        select: { id: true, name: true },
      })
      if (people.length) yield Buffer.from(people.map((one) => `${JSON.stringify(one)}\n`).join(''))
    }
  }
  yield* inParts('people', 'ndjson', lines())
}

/**
 * The archive in pieces. Who asks is asked anew for each table, since it may outlast their sign-in; null stands for
 * somebody who can't sign in, for whom an operator asks.
 */
export function exportPerson(
  db: Db,
  person: Person,
  asking: () => Promise<Context | null>,
  at: Date,
): AsyncGenerator<Buffer> {
  async function* files(): AsyncGenerator<ArchivedFile> {
    yield { name: 'README.txt', size: Buffer.byteLength(about), bytes: [Buffer.from(about)] }
    const named = new Set<string>()
    const columns = await columnsOfTables(db)
    for (const table of Object.keys(personTables)) {
      const subject = await subjectOf(person, await asking())
      const { people } = columns.get(table)!
      async function* lines() {
        for await (const line of rowsOfPerson(db, subject, table, columns.get(table)!)) {
          const row = JSON.parse(line) as Record<string, unknown>
          for (const column of people) if (typeof row[column] === 'string') named.add(row[column])
          yield Buffer.from(`${line}\n`)
        }
      }
      yield* inParts(`tables/${table}`, 'ndjson', lines())
    }
    yield* peopleAmong(await asking(), named)
    yield* archivedFiles(db, { createdById: person.id })
  }
  return tarOf(files(), at)
}
