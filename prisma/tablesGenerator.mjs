// A generator of Prisma: prints the tables and columns behind the models, for statements that are written by hand.
import fs from 'node:fs'
import helper from '@prisma/generator-helper'

/**
 * Its own column, or of a to-one relation the model, the column that refers to it, and whether the row goes with what
 * it refers to; a to-many one has none.
 */
function fieldOf(field, columnOf) {
  if (field.kind !== 'object') return { column: columnOf(field.name) }
  const [from] = field.relationFromFields ?? []
  if (!from || field.isList) return
  const goes = field.relationOnDelete === 'Cascade'
  return { relation: { model: field.type, column: columnOf(from), ...(goes && { goes }) } }
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
      '{ table: string; fields: Record<string, { column?: string; relation?: { model: string; column: string; goes?: true } }> }'
    fs.writeFileSync(
      generator.output.value,
      `export const tables: Record<string, ${type}> = ${JSON.stringify(tables)}\n`,
    )
  },
})
