import { builder } from '../../kernel/builder.ts'
import { asOfArg, contextAt } from '../../kernel/asOf.ts'
import { badArgument } from '../../kernel/errors.ts'
import { listPage } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { isUuid, policy } from '../../kernel/node.ts'
import { listArgs } from '../../kernel/paging.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { Action } from './Action.ts'
import { narrowed } from './actionFilter.ts'
import { countList, loadAction, loadActionByLegacyId, loadActionsByNumber, readList } from './readActions.ts'
import { keyRootArg, rootsOfKey } from '../../kernel/addressKey.ts'
import { numberOfKey } from './recordKey.ts'
import { visibleScope } from './visibleActions.ts'

builder.queryFields((t) => ({
  action: t.field({
    type: Action,
    nullable: true,
    description: 'An action record by its key; null if it does not exist or is not visible to the viewer.',
    ...policy('records.see'),
    args: {
      key: t.arg.string({ required: true, description: 'The key of the record, such as AR-1042, or its uuid.' }),
      rootId: keyRootArg(t),
      asOf: asOfArg(t),
    },
    resolve: async (_root, { key, rootId, asOf }, request, info) => {
      const context = contextAt(request, asOf)
      if (isUuid(key)) return loadAction(context, info, key)
      const number = numberOfKey(key)
      if (number === undefined) return null
      const [first] = await loadActionsByNumber(context, info, number, rootsOfKey(context, rootId))
      return first ?? null
    },
  }),
  legacyAction: t.field({
    type: Action,
    nullable: true,
    description: 'An action record by its number; null where there is none for the viewer.',
    ...legacy('records.see'),
    args: { internalID: t.arg.int({ required: true, description: 'The number.' }) },
    resolve: (_root, { internalID }, context, info) => loadActionByLegacyId(context, info, internalID),
  }),
}))

builder.queryField('legacyActions', (t) =>
  t.field({
    type: [Action],
    description: 'The action records that the viewer sees, of every status, by their number.',
    ...legacy('records.see'),
    args: {
      ...listArgs(t),
      assigneeUuid: t.arg.string({ description: 'Only records assigned to the user of this uuid.' }),
      isOpen: t.arg.boolean({ description: 'Only open records, or only closed ones.' }),
    },
    resolve: async (_root, { assigneeUuid, isOpen, ...page }, context, info) => {
      if (assigneeUuid != null && !isUuid(assigneeUuid)) throw badArgument('assigneeUuid', 'this is no uuid')
      const plan = planOf('Action', context, info)
      const ready = await narrowed(context, visibleScope(context.requireViewer()), null)
      const more = (parameters: Parameters) =>
        (assigneeUuid ? ` and a.assignee_id = ${parameters.add(assigneeUuid)}::uuid` : '') +
        (isOpen == null ? '' : isOpen ? ' and a.bucket <= 5' : ' and a.bucket > 5')
      const found = await listPage<Awaited<ReturnType<typeof readList>>[number], number>(context, page, {
        read: (asked) => readList(context, plan, ready, { ...asked, more }),
        count: () => countList(context, ready, more),
        keyOf: ({ number }) => number!,
      })
      return found.map(({ row }) => row)
    },
  }),
)
