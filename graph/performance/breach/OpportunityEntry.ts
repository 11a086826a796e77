import { Action } from '../../work/action/Action.ts'
import { loadAction } from '../../work/action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { Money, moneyOf } from '../../kernel/Money.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Breach } from './Breach.ts'
import { mayReadMargin, placeColumns } from './margin.ts'

const OpportunityKind = builder.enumType('OpportunityKind', {
  description: 'The kind of ledger entry.',
  values: {
    CLAIMED: { description: 'The record was completed: the amount that was at stake.' },
    REALIZED: { description: 'The metric recovered: the amount was gained.' },
    REVERSED: { description: 'The breach recurred: the amount was lost again.' },
  },
})

export const OpportunityEntry = builder.prismaObject('OpportunityEntry', {
  description: 'A row of the ledger of gains from benchmarks.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'An id that identifies the row.' }),
    kind: t.expose('kind', {
      type: OpportunityKind,
      description: 'Whether the opportunity was claimed, realized or reversed.',
    }),
    volume: t.float({
      description: 'The amount in units of volume; negative if reversed.',
      select: { volume: true },
      resolve: ({ volume }) => Number(volume),
    }),
    margin: t.field({
      type: Money,
      nullable: true,
      description: 'The amount of money; null if the benchmark has no unit margin or the viewer may not see margins.',
      select: { amount: true, currency: true, ...placeColumns },
      resolve: (row, _args, context) => (mayReadMargin(context, row) ? moneyOf(row.amount, row.currency) : null),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was booked.' }),
    benchmarkName: t.string({
      description: 'The name of the benchmark.',
      select: { benchmark: { select: { name: true } } },
      resolve: ({ benchmark }) => benchmark.name,
    }),
    organization: t.relation('organization', { type: Organization, description: 'The organization it belongs to.' }),
    breach: t.relation('breach', { type: Breach, description: 'The breach that caused the entry.' }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The completed record; null if it is not visible to the viewer.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
  }),
})

builder.prismaObjectField(Breach, 'opportunity', (t) =>
  t.relation('opportunity', {
    type: OpportunityEntry,
    description: 'The opportunity claimed, realized and reversed, in chronological order.',
    query: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
  }),
)
