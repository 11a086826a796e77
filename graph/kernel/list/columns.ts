// What Prisma's schema says of the columns of a model.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { getDatamodel } from '../../../prisma/__generated__/pothos.ts'

interface Column {
  name: string
  isRequired: boolean
}

interface Datamodel {
  models: Record<string, { fields: Column[] }>
}

const { models } = (getDatamodel() as unknown as { datamodel: Datamodel }).datamodel

/** By what rows are told apart, in the order they were made: their number, else their uuid, which is of version 7. */
export const keyOf = (model: Prisma.ModelName): 'legacyId' | 'id' => (hasColumn(model, 'legacyId') ? 'legacyId' : 'id')

/** Whether a column may hold nothing; those of a view don't. */
export const isNullable = (model: string, column: string): boolean =>
  models[model]?.fields.find(({ name }) => name === column)?.isRequired === false

/** Whether a model has a column. */
export const hasColumn = (model: string, column: string): boolean =>
  models[model]!.fields.some(({ name }) => name === column)
