import { LimitReachedError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { requireRoom, spend } from '../../kernel/quota/spend.ts'
import { organizationFor } from '../../organization/organization/organizationFor.ts'
import type { Context } from '../../kernel/context.ts'
import { ImportKind } from './ImportKind.ts'
import { guessFields } from './guessFields.ts'
import { importInAnswer } from './importInAnswer.ts'
import type { Kind } from './importedKind.ts'
import { kindNamed } from './kinds.ts'
import { readFile, type FileRow } from './readFile.ts'
import { sentFile } from '../../organization/file/sentFile.ts'
import * as m from './__generated__/messages.ts'

const mostMegabytes = 20
const keptDays = 7
const mostOpen = 20

mutation('createImport', {
  description: 'Parses a CSV into rows for mapping and comparison; nothing else changes.',
  policy: 'organization.administer',
  input: (t) => ({
    organizationId: t.id({
      required: true,
      description: 'The organization of rows that name none; other rows name its sub-organizations.',
    }),
    kind: t.field({ type: ImportKind, required: true, description: 'The kind of data in the file.' }),
    fileId: t.id({
      required: true,
      description: 'The file, uploaded for that organization with purpose IMPORT; only its rows are kept.',
    }),
  }),
  errors: [LimitReachedError],
  async resolve(input, { context, write }) {
    const kind = kindNamed(input.kind)
    const organization = await organizationFor(context, input.organizationId, 'organization.administer')
    const file = await sentFile(context, input.fileId, organization.id, mostMegabytes)
    const { id: createdById } = context.requireViewer()
    const { prisma } = context.db
    const now = context.now
    const open = await prisma.import.count({
      where: { createdById, startedAt: null, createdAt: { gt: new Date(now.getTime() - keptDays * 24 * 3_600_000) } },
    })
    if (open >= mostOpen) throw new LimitReachedError(m.tooManyOpen({ open }))
    const spending = { amount: 1, userId: createdById, rootIds: [organization.rootId] }
    await requireRoom(prisma, context, 'IMPORTS', spending)
    const made = await prisma.$transaction(
      async (transaction) => {
        await transaction.$executeRaw`select set_config('opsgraph.actor', ${createdById}, true)`
        // What was left behind before anything of it was written.
        await transaction.import.deleteMany({
          where: {
            createdById,
            startedAt: null,
            createdAt: { lt: new Date(now.getTime() - keptDays * 24 * 3_600_000) },
          },
        })
        const one = {
          organizationId: organization.id,
          kind: input.kind,
          name: file.name,
          headings: [],
          fields: [],
          total: 0,
          createdById,
          createdAt: now,
          touchedAt: now,
        }
        const { id } = await transaction.import.create({ data: one, select: { id: true } })
        const { headings, total } = await readFile(context, file.id, (rows) => store(transaction, id, rows))
        const fields = (await remembered(context, kind, organization.rootId, headings)) ?? guessFields(kind, headings)
        await transaction.import.update({ where: { id }, data: { headings, fields, total }, select: { id: true } })
        await transaction.file.delete({ where: { id: file.id }, select: { id: true } })
        // At the end, so that nobody waits while a long file is read.
        await spend(transaction, context, 'IMPORTS', { ...spending, isWritten: true })
        return { importId: id }
      },
      { timeout: 120_000 },
    )
    return write(async () => made)
  },
  success: importInAnswer,
})

/** The rows as one text: an array of arrays is none that PostgreSQL takes where they differ in length. */
async function store(transaction: Transaction, importId: string, rows: readonly FileRow[]): Promise<void> {
  await transaction.$executeRaw`
    insert into import_row (import_id, number, cells)
    select ${importId}::uuid, (r ->> 'number')::int, array(select jsonb_array_elements_text(r -> 'cells'))
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`
}

/** How the columns were matched when such a file was last imported in the tree. */
async function remembered(
  context: Context,
  { kind, fields: known }: Kind,
  rootId: string,
  headings: string[],
): Promise<string[] | undefined> {
  const last = await context.db.prisma.import.findFirst({
    where: { rootId, kind, headings: { equals: headings }, state: { not: 'MAPPING' } },
    orderBy: { legacyId: 'desc' },
    select: { fields: true },
  })
  return last?.fields.every((field) => !field || known.some(({ name }) => name === field)) ? last.fields : undefined
}
