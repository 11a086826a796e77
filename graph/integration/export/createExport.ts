import { z } from 'zod'
import type { GraphQLSchema } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { ActionFilter, narrowed, type Filter } from '../../work/action/actionFilter.ts'
import { builder } from '../../kernel/builder.ts'
import { ForbiddenError, LimitReachedError, ValidationError } from '../../kernel/errors.ts'
import { expiryOf, ticketAddress } from '../../organization/file/ticket.ts'
import type { Context } from '../../kernel/context.ts'
import { mutation, type Call } from '../../kernel/mutation.ts'
import { noteExport } from '../../kernel/noteExport.ts'
import { requireAt } from '../../kernel/permission.ts'
import { findSubject } from '../../organization/organization/subject.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check, say, unstorable } from '../../kernel/validation.ts'
import { wholeSchema } from '../../kernel/publicSchema.ts'
import { ExportFormatEnum } from './exportFormat.ts'
import { exportColumnNames, ExportColumnEnum, type ExportColumnName } from './exportColumns.ts'
import type { ExportRequest, ListRequest, RecordRequest } from './exportRequest.ts'
import { listDocument } from './listDocument.ts'
import { ExportListEnum, listNamed } from './lists.ts'
import * as m from './__generated__/messages.ts'

const most = 10_000

const ExportedRecordsInput = builder.inputType('ExportedRecordsInput', {
  description: 'Which of the records that match the filter are exported.',
  isOneOf: true,
  fields: (t) => ({
    ids: t.idList({ description: 'Only these; at most 10,000.' }),
    exceptIds: t.idList({ description: 'All but these; at most 10,000.' }),
  }),
})

mutation('createExport', {
  description:
    'Creates a download URL for action records or another list, as CSV or JSON; if the viewer may export only their own records, the file is limited to those.',
  policy: 'export',
  scope: 'EXPORT',
  input: (t) => ({
    format: t.field({ type: ExportFormatEnum, description: 'The file format; defaults to CSV.' }),
    list: t.field({ type: ExportListEnum, description: 'The list to export; defaults to action records.' }),
    arguments: t.field({
      type: 'JSON',
      description:
        'The arguments of that list by name, as its field in the graph takes them; `of` names what it is of by its id; JSON, since each list has arguments of its own.',
    }),
    filter: t.field({ type: ActionFilter, description: 'A filter for action records.' }),
    columns: t.field({
      type: [ExportColumnEnum],
      description: 'The columns to export for action records, in order; defaults to all columns.',
    }),
    everythingOfId: t.id({
      description:
        'A root organization of which everything is exported as one gzipped tar archive, for those who may close it; with it no other field is given.',
    }),
    records: t.field({
      type: ExportedRecordsInput,
      description: 'Which action records to export; defaults to all that match the filter.',
    }),
  }),
  errors: [LimitReachedError],
  async resolve({ format, list, arguments: given, everythingOfId, ...ofRecords }, { context, info, write }) {
    const viewer = context.requireViewer()
    if (everythingOfId) return archive(context, write, everythingOfId, { format, list, arguments: given, ...ofRecords })
    const may = list && !listNamed(list).isOwn ? viewer.organizationsWith('export') : viewer.scope('export')
    if (!may.length) throw new ForbiddenError(viewer.refusal('export', viewer.rootIds[0] ?? ''))
    if (!list) await narrowed(context, [], ofRecords.filter)
    const request: ExportRequest = {
      format: format ?? 'CSV',
      ...(list ? listRequest(list, given, ofRecords, wholeSchema(info.schema)) : recordRequest(given, ofRecords)),
    }
    return write(async (transaction) => {
      const kept = JSON.parse(JSON.stringify(request)) as Prisma.InputJsonObject
      return { exportId: await noteExport(transaction, context, viewer.rootIds, kept) }
    })
  },
  success: (t) => ({
    url: t.field({
      type: 'URL',
      description: 'The download URL.',
      resolve: ({ exportId }, _args, context) => {
        const { id: userId, sessionId } = context.requireViewer()
        return ticketAddress(context.services.keys, 'export', { fileId: exportId, userId, sessionId }, context.now)
      },
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When the URL expires.',
      resolve: (_export, _args, context) => expiryOf(context.now),
    }),
  }),
})

/** Notes that everything of a root organization is taken along, there alone. */
async function archive(context: Context, write: Call['write'], id: string, others: Record<string, unknown>) {
  const [other] = Object.entries(others).flatMap(([path, value]) => (value == null ? [] : [path]))
  if (other) throw new ValidationError([{ path: other, message: m.asItIs }])
  const { rootId, parentId } = await findSubject(context, id)
  requireAt(context.requireViewer(), 'organization.close', { rootId, organizationId: rootId })
  if (parentId) throw new ValidationError([{ path: 'everythingOfId', message: m.nameRoot }])
  return write(async (transaction) => ({
    exportId: await noteExport(transaction, context, [rootId], { format: 'CSV', rootId }),
  }))
}

interface OfRecords {
  filter?: Filter | null
  columns?: ExportColumnName[] | null
  records?: { ids?: string[] | null; exceptIds?: string[] | null } | null
}

function recordRequest(given: unknown, { filter, columns, records }: OfRecords): RecordRequest {
  if (given !== null && given !== undefined) throw new ValidationError([{ path: 'arguments', message: m.nameList }])
  const problems = unstorable(filter, 'filter')
  if (problems.length) throw new ValidationError(problems)
  return {
    filter: filter ?? {},
    columns: columns?.length ? [...new Set(columns)] : exportColumnNames,
    ids: uuidsIn('ids', records),
    exceptIds: uuidsIn('exceptIds', records),
  }
}

function uuidsIn(name: 'ids' | 'exceptIds', records: OfRecords['records']): string[] | undefined {
  const ids = records?.[name]
  if (!ids) return undefined
  if (ids.length > most) throw new ValidationError([{ path: `records.${name}`, message: m.tooMany({ most }) }])
  return ids.map((id) => uuidOf('Action', id))
}

const namedArguments = z.record(z.string(), z.unknown(), say(m.argumentsByName))

function listRequest(list: string, given: unknown, ofRecords: OfRecords, schema: GraphQLSchema): ListRequest {
  const [wrong] = Object.entries(ofRecords).flatMap(([path, value]) =>
    value === null || value === undefined ? [] : [path],
  )
  if (wrong) throw new ValidationError([{ path: wrong, message: m.ofRecords }])
  const request = {
    list,
    arguments: check(z.object({ arguments: namedArguments }), { arguments: given ?? {} }).arguments,
  }
  listDocument(schema, request)
  return request
}
