// A generator of Prisma: prints the tables and columns behind the models, for statements that are written by hand.
import fs from 'node:fs'
import helper from '@prisma/generator-helper'

/** Whether a row keeps the one that it refers to from being deleted; what else happens to it is said, or by default. */
const holds = ({ relationOnDelete, isRequired }) =>
  relationOnDelete ? ['Restrict', 'NoAction'].includes(relationOnDelete) : isRequired

/** Its own column, or of a to-one relation the model and the column that refers to it; a to-many one has none. */
function fieldOf(field, columnOf) {
  if (field.kind !== 'object') return { column: columnOf(field.name) }
  const [from] = field.relationFromFields ?? []
  if (!from || field.isList) return
  return { relation: { model: field.type, column: columnOf(from), ...(holds(field) && { holds: true }) } }
}

function tableOf({ name, dbName, fields }) {
  const columns = new Map(fields.map((field) => [field.name, field.dbName ?? field.name]))
  const entries = fields.map((field) => [field.name, fieldOf(field, (of) => columns.get(of))])
  return { table: dbName ?? name, fields: Object.fromEntries(entries.filter(([, field]) => field)) }
}

helper.generatorHandler({
  onManifest: () => ({ prettyName: 'tables', defaultOutput: '../__generated__/tables.ts' }),
  async onGenerate({ generator, dmmf }) {
    const tables = Object.fromEntries(dmmf.datamodel.models.map((model) => [model.name, tableOf(model)]))
    const type =
      '{ table: string; fields: Record<string, { column?: string; relation?: { model: string; column: string; holds?: true } }> }'
    fs.writeFileSync(
      generator.output.value,
      `export const tables: Record<string, ${type}> = ${JSON.stringify(tables)}\n`,
    )
  },
})
