// What is compared and written behind a request: portion by portion, each in one transaction that holds its import, so
// that of any number of processes one works on it, and what a killed one had in hand is as if it had never begun.
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { globalId } from '../../kernel/node.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { comparePortion } from './comparePortion.ts'
import { importerContext } from './importerContext.ts'
import { kindNamed } from './kinds.ts'
import { ImportStopped } from './ImportStopped.ts'
import { tellOfImport } from './tellOfImport.ts'
import { writePortion } from './writePortion.ts'
import { keptText } from '../../kernel/messages/keptText.ts'
import * as t from './__generated__/messages.ts'

const mostFailures = 5

interface Taken {
  id: string
  state: 'COMPARING' | 'WRITING'
}

interface Measure {
  /** How many portions at most. */
  portions?: number
  /** How many rows a portion has at most. */
  rows?: number
}

/** Works on what is under way until nothing is, or for as many portions as are asked for. */
export async function runImports(
  services: Services,
  { portions = Number.POSITIVE_INFINITY, rows = 100 }: Measure = {},
): Promise<void> {
  for (let done = 0; done < portions; done++) if (!(await nextPortion(services, rows))) return
}

async function nextPortion(services: Services, most: number): Promise<boolean> {
  let taken: Taken | undefined
  try {
    return await services.db.prisma.$transaction(
      async (transaction) => {
        // Those that nothing became of for longest come first, so that a large one keeps no small one waiting.
        ;[taken] = await transaction.$queryRaw<Taken[]>`
          select id, state::text as state from "import" where state in ('COMPARING', 'WRITING')
            and not exists (select from closing where closing.root_id = "import".root_id)
          order by touched_at limit 1 for update skip locked`
        if (taken) await portion(services, transaction, taken, most)
        return taken !== undefined
      },
      { timeout: 120_000, maxWait: 10_000 },
    )
  } catch (error) {
    if (!taken) throw error
    if (!(error instanceof ImportStopped))
      services.log.error({ err: error, import: taken.id }, 'A portion of an import failed.')
    await fail(services, taken, error)
    return true
  }
}

async function portion(
  services: Services,
  transaction: Transaction,
  { id, state }: Taken,
  most: number,
): Promise<void> {
  const one = await transaction.import.findUniqueOrThrow({
    where: { id },
    include: {
      organization: { select: { id: true, rootId: true, path: true, legalName: true, type: true, timeZone: true } },
    },
  })
  const { legalName: name, ...organization } = one.organization
  const importing = {
    id,
    fields: one.fields,
    organization: { ...organization, name, globalId: globalId('Organization', organization.id) },
  }
  await transaction.$executeRaw`select set_config('opsgraph.actor', ${one.createdById}, true)`
  // Two imports into a tree write one after the other, so that neither misses what the other has made.
  if (state === 'WRITING')
    await transaction.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`import ${one.rootId}`}, 0))`
  const context = await importerContext(services, one)
  const work = state === 'COMPARING' ? comparePortion : writePortion
  if (await work(context, transaction, kindNamed(one.kind), importing, most)) return
  const now = services.clock.now()
  const data = state === 'COMPARING' ? { state: 'COMPARED' as const } : { state: 'DONE' as const, finishedAt: now }
  await transaction.import.update({
    where: { id },
    data: { ...data, touchedAt: now, version: { increment: 1 } },
    select: { id: true },
  })
  if (data.state === 'DONE') await tellOfImport(transaction, id)
}

/** What could not be written stops its import; what is no fault of a row is tried again, some times. */
async function fail({ db, clock }: Services, { id, state }: Taken, error: unknown): Promise<void> {
  const now = clock.now()
  const problem = error instanceof ImportStopped ? error.said : t.failed
  await db.prisma.$transaction(async (transaction) => {
    const { failures, createdById } = await transaction.import.update({
      where: { id },
      data: { failures: { increment: 1 }, touchedAt: now },
      select: { failures: true, createdById: true },
    })
    if (!(error instanceof ImportStopped) && failures < mostFailures) return
    await transaction.$executeRaw`select set_config('opsgraph.actor', ${createdById}, true)`
    const { count } = await transaction.import.updateMany({
      where: { id, state },
      data: { state: 'STOPPED', problem: keptText(problem), finishedAt: now, version: { increment: 1 } },
    })
    if (count) await tellOfImport(transaction, id)
  })
}

export const importJob: Job = {
  name: 'imports',
  seconds: 1,
  run: (services) => runImports(services),
  backlog: `select count(*)::int, coalesce(extract(epoch from $1 - min(touched_at)), 0)::float8 from "import" where state in ('COMPARING', 'WRITING') and touched_at <= $1`,
}
