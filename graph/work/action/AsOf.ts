// What a board, a list or a record that is looked back to says of that: when it was, and how well that is known.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'

const AsOf = builder.objectRef<{ at: Date }>('AsOf').implement({
  description: 'The instant that something is shown as of, and how well that is known.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'The instant.', resolve: ({ at }) => at }),
    isExact: t.boolean({
      description:
        'Whether everything is exactly as it was; false before `keptSince`, for which only what the history tells is known.',
      resolve: async ({ at }, _args, context) => at >= (await keptSince(context)),
    }),
    keptSince: t.field({
      type: 'DateTime',
      description: 'Since when every value is kept as it was.',
      resolve: (_asOf, _args, context) => keptSince(context),
    }),
    isBeforeFirst: t.boolean({
      description: "Whether there were no records yet in the viewer's root organizations.",
      resolve: async ({ at }, _args, context) => {
        const first = await firstRecordAt(context)
        return first === null || at < first
      },
    }),
  }),
})

/** The field of what may be looked back to. */
export const asOfField = {
  type: AsOf,
  nullable: true,
  description: 'When it is shown as of; null if it is as it is now.',
  resolve: (_parent: object, _args: object, { asOf }: Context) => asOf && { at: asOf },
} as const

const keptSince = (context: Context): Promise<Date> =>
  context
    .loader<string, Date>('past kept since', async () => {
      const rows = await context.db.run<[string]>('select at from past_begin', [])
      return [new Date(rows[0]![0])]
    })
    .load('')

const firstStatement = `
  select min(l.created_at) from unnest($1::uuid[]) r(id)
  cross join lateral (select created_at from action where root_id = r.id order by created_at limit 1) l`

const firstRecordAt = (context: Context): Promise<Date | null> =>
  context
    .loader<string, Date | null>('first record', async () => {
      const rows = await context.db.run<[string | null]>(firstStatement, [context.requireViewer().rootIds])
      return rows.map(([at]) => (at === null ? null : new Date(at)))
    })
    .load('')
