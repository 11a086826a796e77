// A generator of Prisma: prints the tables and columns behind the models, for statements that are written by hand.
import fs from 'node:fs'
import helper from '@prisma/generator-helper'

/**
 * Its own column and what that holds, or of a to-one relation the model, the column that refers to it, and whether the
 * row goes with what it refers to; a to-many one has none.
 */
function fieldOf(field, columnOf, valuesOf) {
  if (field.kind !== 'object') {
    const [native] = field.nativeType ?? []
    const holds = valuesOf.get(field.type) ?? (native === 'SmallInt' || native === 'Uuid' ? native : field.type)
    return { column: columnOf(field.name), holds, ...(!field.isRequired && { isNullable: true }) }
  }
  const [from] = field.relationFromFields ?? []
  if (!from || field.isList) return
  const goes = field.relationOnDelete === 'Cascade'
  return { relation: { model: field.type, column: columnOf(from), ...(goes && { goes }) } }
}

function tableOf({ name, dbName, fields }, valuesOf) {
  const columns = new Map(fields.map((field) => [field.name, field.dbName ?? field.name]))
  const entries = fields.map((field) => [field.name, fieldOf(field, (of) => columns.get(of), valuesOf)])
  return { table: dbName ?? name, fields: Object.fromEntries(entries.filter(([, field]) => field)) }
}

helper.generatorHandler({
  onManifest: () => ({ prettyName: 'tables', defaultOutput: '../__generated__/tables.ts' }),
  async onGenerate({ generator, dmmf }) {
    // The values of an enum, in the order that the database has them in.
    const valuesOf = new Map(dmmf.datamodel.enums.map(({ name, values }) => [name, values.map((value) => value.name)]))
    const tables = Object.fromEntries(dmmf.datamodel.models.map((model) => [model.name, tableOf(model, valuesOf)]))
    const type =
      '{ table: string; fields: Record<string, { column?: string; holds?: string | string[]; isNullable?: true; relation?: { model: string; column: string; goes?: true } }> }'
    fs.writeFileSync(
      generator.output.value,
      `export const tables: Record<string, ${type}> = ${JSON.stringify(tables)}\n`,
    )
  },
})
