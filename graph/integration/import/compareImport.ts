import { ConflictError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { stale } from '../../kernel/stale.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { importToken } from './importToken.ts'
import { importInAnswer } from './importInAnswer.ts'
import type { Kind } from './importedKind.ts'
import { kindNamed } from './kinds.ts'
import { orderRows } from './orderRows.ts'
import { importNamed } from './visibleImports.ts'
import { listText } from '../../kernel/messages/listText.ts'
import type { Said } from '../../kernel/messages/text.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('compareImport', {
  description:
    'Maps the columns of an import to fields and compares its rows with existing data; nothing else changes.',
  policy: 'organization.administer',
  input: (t) => ({
    id: t.id({ required: true, description: 'The import.' }),
    version: t.int({
      required: true,
      description: 'The expected version; any other current version returns a `ConflictError`.',
    }),
    fields: t.stringList({
      description: 'The field for each column in order, empty for a column to ignore; unchanged if omitted.',
    }),
  }),
  async resolve(input, { context, write }) {
    const {
      id,
      version,
      state,
      kind: kindName,
      headings,
      fields: before,
      written,
    } = await importNamed(context, input.id)
    if (input.version !== version) throw stale(the('Import'), { version: input.version }, { version })
    if (state === 'WRITING' || state === 'DONE')
      throw new ConflictError(state === 'DONE' ? m.doneAlready : m.beingWritten)
    const kind = kindNamed(kindName)
    const fields = input.fields ?? before
    checkFields(kind, headings, fields)
    if (written && JSON.stringify(fields) !== JSON.stringify(before)) throw new ConflictError(m.columnsFixed)
    return write(async (transaction) => {
      // Whoever compares or writes a portion of it is waited for.
      const data = {
        state: 'COMPARING' as const,
        fields,
        problem: '',
        failures: 0,
        compared: written,
        same: 0,
        refused: 0,
        touchedAt: context.now,
        finishedAt: null,
        tokenId: importToken(context),
      }
      await changeVersioned(transaction.import, the('Import'), { id, version }, data, { shown: {} })
      await transaction.importRow.updateMany({
        where: { importId: id, writtenAt: null },
        data: { effect: null, key: null },
      })
      await transaction.$executeRaw`
        update "import" i set created = (select count(*) from import_row where import_id = i.id and effect = 'CREATED'),
          changed = (select count(*) from import_row where import_id = i.id and effect = 'CHANGED') where id = ${id}::uuid`
      if (kindName === 'ORGANIZATIONS') await orderRows(transaction, id, fields)
      return { importId: id }
    })
  },
  success: importInAnswer,
})

/** Each field is one column at most, and those that are needed are there. */
function checkFields({ fields: known }: Kind, headings: readonly string[], fields: readonly string[]): void {
  const wrong = (message: Said) => new ValidationError([{ path: 'fields', message }])
  const all = (names: readonly Said[]) => listText(names, 'conjunction')
  if (fields.length !== headings.length) throw wrong(m.fieldPerColumn({ columns: headings.length }))
  const given = fields.filter(Boolean)
  const strange = given.find((field) => !known.some(({ name }) => name === field))
  if (strange) throw wrong(m.noField({ name: strange.slice(0, 60), fields: all(known.map(({ name }) => name)) }))
  const twice = known.find(({ name }) => given.filter((field) => field === name).length > 1)
  if (twice) throw wrong(m.fieldTwice({ field: twice.label }))
  const missing = known.filter(({ name, isRequired }) => isRequired && !given.includes(name))
  if (missing.length) throw wrong(m.fieldMissing({ fields: all(missing.map(({ label }) => label)) }))
}
