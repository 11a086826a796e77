import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { ActionListFilter } from '../action/listFilter.ts'
import { ForbiddenError, ValidationError } from '../errors.ts'
import { expiryOf, ticketAddress } from '../file/ticket.ts'
import { mutation } from '../mutation.ts'
import { check, unstorable } from '../validation.ts'
import { exportColumnNames, ExportColumnEnum } from './exportColumns.ts'
import type { ExportRequest } from './exportRequest.ts'

const mostNumbers = 10_000
const numbers = z.array(z.number().int()).max(mostNumbers, `Name at most ${mostNumbers.toLocaleString('en')} records; or export all but some.`)

mutation('createExport', {
  description: 'Gives an address to fetch action records from as CSV, by number; whoever may export only their own gets those of them.',
  policy: 'export',
  input: (t) => ({
    filter: t.field({ type: ActionListFilter, description: 'What to narrow it to.' }),
    columns: t.field({ type: [ExportColumnEnum], description: 'The columns, in their order; all where none are named.' }),
    internalIDs: t.intList({ description: 'Only these records, by number; at most 10,000.' }),
    exceptIDs: t.intList({ description: 'All but these records, by number; at most 10,000.' }),
  }),
  async resolve({ filter, columns, internalIDs, exceptIDs }, { context, write }) {
    const viewer = context.requireViewer()
    if (!viewer.scope('export').length) throw new ForbiddenError(viewer.refusal('export', viewer.rootIds[0] ?? ''))
    const given = check(z.object({ internalIDs: numbers.nullish(), exceptIDs: numbers.nullish() }), { internalIDs, exceptIDs })
    const problems = unstorable(filter, 'filter')
    if (problems.length) throw new ValidationError(problems)
    const request: ExportRequest = {
      filter: filter ?? {},
      columns: columns?.length ? [...new Set(columns)] : exportColumnNames,
      numbers: given.internalIDs ?? undefined,
      except: given.exceptIDs ?? undefined,
    }
    return write(async ({ recordExport }) => {
      const id = randomUUID()
      const row = { id, userId: viewer.id, request: JSON.parse(JSON.stringify(request)) as Prisma.InputJsonObject, createdAt: context.now }
      await recordExport.createMany({ data: viewer.rootIds.map((organizationId) => ({ ...row, organizationId })) })
      return { exportId: id }
    })
  },
  success: (t) => ({
    url: t.string({
      description: 'Where to fetch it.',
      resolve: ({ exportId }, _args, context) => {
        const { id: userId, sessionId } = context.requireViewer()
        return ticketAddress(context.services.keys, 'export', { fileId: exportId, userId, sessionId }, context.now)
      },
    }),
    expiresAt: t.field({ type: 'DateTime', description: 'Until when.', resolve: (_export, _args, context) => expiryOf(context.now) }),
  }),
})
