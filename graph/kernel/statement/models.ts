import { tables } from '../../../prisma/__generated__/tables.ts'

export type Model = (typeof tables)[string]

/** The table and the columns behind one of Prisma's models. */
export function modelOf(name: string): Model {
  const model = tables[name]
  if (!model) throw new Error(`There is no model ${name}.`)
  return model
}
