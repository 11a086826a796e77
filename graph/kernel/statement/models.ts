// The tables and columns behind Prisma's models.
import type { PrismaClient } from '../../../prisma/__generated__/client/client.ts'
import { getDatamodel } from '../../../prisma/__generated__/pothos.ts'

interface ModelField {
  column: string
  /** A to-one relation: its model, and the column that refers to it. */
  relation?: { model: string; column: string }
}

export interface Model {
  table: string
  fields: Map<string, ModelField>
}

interface RuntimeModel {
  dbName?: string | null
  fields: { name: string; dbName?: string | null }[]
}

const models = new Map<string, Model>()

export function modelOf(name: string): Model {
  const model = models.get(name)
  if (!model) throw new Error(`There is no model ${name}.`)
  return model
}

/** Reads the names from a client, the only one who knows those in the database. */
export function learnModels(client: PrismaClient) {
  const runtime = (client as unknown as { _runtimeDataModel: { models: Record<string, RuntimeModel> } })
    ._runtimeDataModel
  for (const [name, model] of Object.entries(getDatamodel().datamodel.models)) {
    const names = runtime.models[name]
    const columns = new Map(names?.fields.map((field) => [field.name, field.dbName ?? field.name]))
    const fields = new Map<string, ModelField>()
    for (const field of model.fields) {
      if (field.kind !== 'object') fields.set(field.name, { column: columns.get(field.name) ?? field.name })
      else if (!field.isList && field.relationFromFields?.length) {
        const column = columns.get(field.relationFromFields[0] ?? '') ?? ''
        fields.set(field.name, { column: '', relation: { model: field.type, column } })
      }
    }
    models.set(name, { table: names?.dbName ?? name, fields })
  }
}
