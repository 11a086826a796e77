// The ledger of what benchmarks brought: its rows, and what they come to by benchmark and organization.
import type { OpportunityKind, Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Money, moneyOf } from '../../kernel/Money.ts'
import { policy } from '../../kernel/node.ts'
import { prismaPage } from '../../kernel/prismaPage.ts'
import { rootNameOfShape } from '../../kernel/rootName.ts'
import { mayReadMargin } from './margin.ts'
import { OpportunityEntry } from './OpportunityEntry.ts'
import { opportunityList } from './opportunityList.ts'
import { visibleBreaches } from './visibleBreaches.ts'

interface Sums {
  claimed: number
  realized: number
  reversed: number
  claimedMargin: string | null
  realizedMargin: string | null
  reversedMargin: string | null
  currency: string | null
}

interface Group extends Sums {
  benchmarkName: string
  organizationName: string
  rootId: string
}

type FieldsOf = Parameters<typeof SumRef.implement>[0]['fields']

const SumRef = builder.objectRef<Group>('OpportunitySum')

const volume = (which: string) => ({ description: `The volume that was ${which}, in units of volume.` })
const marginOf = (which: string, name: `${'claimed' | 'realized' | 'reversed'}Margin`) =>
  ({
    type: Money,
    nullable: true,
    description: `The amount that was ${which} in money; null without a unit margin or if the viewer may not see margins.`,
    resolve: (group: Group) => moneyOf(group[name], group.currency),
  }) as const

const fields: FieldsOf = (t) => ({
  benchmarkName: t.exposeString('benchmarkName', { description: 'The benchmark the totals belong to.' }),
  organizationName: t.exposeString('organizationName', { description: 'The organization it belongs to.' }),
  rootName: t.field(rootNameOfShape),
  claimed: t.exposeFloat('claimed', volume('claimed')),
  realized: t.exposeFloat('realized', volume('realized')),
  reversed: t.exposeFloat('reversed', volume('reversed, below 0')),
  claimedMargin: t.field(marginOf('claimed', 'claimedMargin')),
  realizedMargin: t.field(marginOf('realized', 'realizedMargin')),
  reversedMargin: t.field(marginOf('reversed, below 0', 'reversedMargin')),
})

const OpportunitySum = SumRef.implement({
  description: 'The ledger totals of one benchmark in one organization.',
  fields,
})

interface Ledger {
  where: Prisma.OpportunityEntryWhereInput
}

const OpportunityLedger = builder.objectRef<Ledger>('OpportunityLedger').implement({
  description: 'The ledger of claimed, realized and reversed gains from benchmarks.',
  fields: (t) => ({
    sums: t.field({
      type: [OpportunitySum],
      description: 'The totals by benchmark, organization and currency.',
      resolve: ({ where }, _args, context) => sumsOf(context, where),
    }),
    entries: t.connection({
      type: OpportunityEntry,
      description: 'The rows of the ledger.',
      args: { orderBy: opportunityList.args(t).orderBy },
      async resolve({ where }, args, context, info) {
        const { page, isDescending, list } = await opportunityList.read(context, args, 'ledger')
        const to = isDescending ? 'desc' : 'asc'
        return prismaPage(context, info, page, {
          list,
          model: 'opportunityEntry',
          where,
          orderBy: [{ at: to }, { id: to }],
        })
      },
    }),
  }),
})

const names: Record<OpportunityKind, 'claimed' | 'realized' | 'reversed'> = {
  CLAIMED: 'claimed',
  REALIZED: 'realized',
  REVERSED: 'reversed',
}

async function sumsOf(context: Context, where: Prisma.OpportunityEntryWhereInput): Promise<Group[]> {
  const { prisma } = context.db
  const rows = await prisma.opportunityEntry.groupBy({
    by: ['benchmarkId', 'organizationId', 'currency', 'kind'],
    where,
    _sum: { volume: true, amount: true },
  })
  if (!rows.length) return []
  const wanted = { id: { in: [...new Set(rows.map(({ benchmarkId }) => benchmarkId))] } }
  const benchmarks = new Map(
    (
      await prisma.benchmark.findMany({
        where: wanted,
        select: { id: true, name: true, rootId: true, departmentId: true, groupId: true },
      })
    ).map((one) => [one.id, one]),
  )
  const places = { id: { in: [...new Set(rows.map(({ organizationId }) => organizationId))] } }
  const organizations = new Map(
    (await prisma.organization.findMany({ where: places, select: { id: true, legalName: true } })).map((one) => [
      one.id,
      one.legalName,
    ]),
  )
  const groups = new Map<string, Group>()
  for (const { benchmarkId, organizationId, currency, kind, _sum } of rows) {
    const benchmark = benchmarks.get(benchmarkId)!
    const isSeen =
      _sum.amount !== null && mayReadMargin(context, { rootId: benchmark.rootId, organizationId, benchmark })
    const key = [benchmarkId, organizationId, currency].join(' ')
    const group = groups.get(key) ?? {
      ...empty(isSeen),
      benchmarkName: benchmark.name,
      organizationName: organizations.get(organizationId)!,
      rootId: benchmark.rootId,
      currency,
    }
    group[names[kind]] = Number(_sum.volume)
    if (isSeen) group[`${names[kind]}Margin`] = String(_sum.amount)
    groups.set(key, group)
  }
  return [...groups.values()].sort(
    (one, other) =>
      other.realized + other.reversed - one.realized - one.reversed ||
      one.benchmarkName.localeCompare(other.benchmarkName),
  )
}

const empty = (isSeen: boolean) => {
  const none = isSeen ? '0' : null
  return { claimed: 0, realized: 0, reversed: 0, claimedMargin: none, realizedMargin: none, reversedMargin: none }
}

builder.queryField('opportunityLedger', (t) =>
  t.field({
    type: OpportunityLedger,
    description: 'The ledger of gains from the benchmarks visible to the viewer.',
    ...policy('benchmarks.read'),
    args: { filter: t.arg({ type: opportunityList.Filter, description: 'Only entries that match this filter.' }) },
    resolve: async (_root, args, context) => {
      const { where = {} } = await opportunityList.read(context, args, 'ledger')
      return { where: { AND: [{ breach: visibleBreaches(context) }, where] } }
    },
  }),
)
