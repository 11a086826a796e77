import { tables } from '../../../prisma/__generated__/tables.ts'

export type Model = (typeof tables)[string]

interface Referrer {
  table: string
  column: string
  /** Whether its rows go with what they refer to. */
  goes?: true
  fields: Model['fields']
}

/** The columns of all tables that refer to a model. */
export const referrersOf = (name: string): Referrer[] =>
  Object.values(tables).flatMap(({ table, fields }) =>
    Object.values(fields).flatMap(({ relation }) =>
      relation?.model === name ? [{ table, column: relation.column, goes: relation.goes, fields }] : [],
    ),
  )

const views = new Map<string, Model>()

/** Rows of a statement of ours, whose columns conditions are on as on those of a model. */
export function declareView(name: string, fields: Model['fields']) {
  views.set(name, { table: name, fields })
}

/** The table and the columns behind one of Prisma's models. */
export function modelOf(name: string): Model {
  const model = tables[name] ?? views.get(name)
  if (!model) throw new Error(`There is no model ${name}.`)
  return model
}
