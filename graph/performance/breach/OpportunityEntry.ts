import { Action } from '../../work/action/Action.ts'
import { loadAction } from '../../work/action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { Money, moneyOf } from '../../kernel/Money.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Breach } from './Breach.ts'
import { mayReadMargin, placeColumns } from './margin.ts'

const OpportunityKind = builder.enumType('OpportunityKind', {
  description: 'What a row of the ledger says of a gain.',
  values: {
    CLAIMED: { description: 'The record was completed: this much was at stake.' },
    REALISED: { description: 'The number is back: it was gained.' },
    REVERSED: { description: 'The breach is back: it was lost again.' },
  },
})

export const OpportunityEntry = builder.prismaObject('OpportunityEntry', {
  description: 'A row of the ledger of what benchmarks brought.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Tells two rows apart.' }),
    kind: t.expose('kind', { type: OpportunityKind, description: 'What it says.' }),
    volume: t.float({
      description: 'In units of volume; below 0 where it is reversed.',
      select: { volume: true },
      resolve: ({ volume }) => Number(volume),
    }),
    margin: t.field({
      type: Money,
      nullable: true,
      description: 'In money; null where the benchmark had no unit margin, and for those who may not see margins.',
      select: { amount: true, currency: true, ...placeColumns },
      resolve: (row, _args, context) => (mayReadMargin(context, row) ? moneyOf(row.amount, row.currency) : null),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was booked.' }),
    benchmarkName: t.string({
      description: 'What the benchmark is called that it is of.',
      select: { benchmark: { select: { name: true } } },
      resolve: ({ benchmark }) => benchmark.name,
    }),
    organization: t.relation('organization', { type: Organization, description: 'The organization that it is of.' }),
    breach: t.relation('breach', { type: Breach, description: 'The breach that it came from.' }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The record that was completed, where the viewer sees it.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => (actionId ? loadAction(context, info, actionId) : null),
    }),
  }),
})

builder.prismaObjectField(Breach, 'opportunity', (t) =>
  t.relation('opportunity', {
    type: OpportunityEntry,
    description: 'What of it was claimed, realised and reversed, in the order of time.',
    query: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
  }),
)
