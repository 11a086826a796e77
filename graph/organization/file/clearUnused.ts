// An upload that nothing uses a day later was left behind, or is of what was taken away since: it goes.
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { noRow } from '../../kernel/node.ts'
import { referrersOf } from '../../kernel/statement/models.ts'
import { day } from '../../kernel/time/milliseconds.ts'

const mostAtOnce = 100

/** Its own bytes refer to a file too. */
const isUnused = () =>
  referrersOf('File')
    .filter(({ table }) => table !== 'file_chunk')
    .map(({ table, column }) => `not exists (select from "${table}" x where x.${column} = f.id)`)
    .join(' and ')

/**
 * Removes what nothing uses. Who is about to use one holds it, and it is passed over; what is held here nobody can
 * begin to use, so that a second look is sure. A root organization that closes is left as it is.
 */
export async function clearUnusedFiles({ db, clock }: Services): Promise<void> {
  const since = new Date(clock.now().getTime() - day)
  const unused = isUnused()
  const found = `
    select f.id from file f join organization o on o.id = f.organization_id
    where f.created_at < $1 and f.id > $2::uuid and ${unused}
      and not exists (select from closing c where c.root_id = o.root_id)
    order by f.id limit ${mostAtOnce} for update of f skip locked`
  const gone = `delete from file f where f.id = any($1::uuid[]) and ${unused}`
  let last = noRow
  for (let count = mostAtOnce; count === mostAtOnce;) {
    count = await db.prisma.$transaction(async (transaction) => {
      const ids = (await transaction.$queryRawUnsafe<{ id: string }[]>(found, since, last)).map(({ id }) => id)
      if (ids.length) await transaction.$executeRawUnsafe(gone, ids)
      last = ids.at(-1) ?? last
      return ids.length
    })
  }
}

export const unusedFilesJob: Job = { name: 'unused files', seconds: 3600, run: clearUnusedFiles }
