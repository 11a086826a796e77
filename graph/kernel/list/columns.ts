// What Prisma's schema says of the columns of a model.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { modelOf } from '../statement/models.ts'

const columnOf = (model: string, name: string) => modelOf(model).fields[name]

/** By what rows are told apart, in the order they were made: their number, else their uuid, which is of version 7. */
export const keyOf = (model: Prisma.ModelName): 'legacyId' | 'id' => (hasColumn(model, 'legacyId') ? 'legacyId' : 'id')

/** Whether a column may hold nothing. */
export const isNullable = (model: string, column: string): boolean => columnOf(model, column)?.isNullable === true

/** Whether a column holds whole numbers of 16 bits. */
export const isSmall = (model: string, column: string): boolean => columnOf(model, column)?.holds === 'SmallInt'

/** Whether a model has a column. */
export const hasColumn = (model: string, column: string): boolean => columnOf(model, column)?.column !== undefined
