// Tests say which entries of lists they mean by their numbers.
import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql'
import { entryId, type EntryList } from '../kernel/entryId.ts'

export const priority = (number: number): string => entryId('SCHEDULE_PRIORITY', number)
export const actionClass = (number: number): string => entryId('ACTION_CLASS', number)

/** An input with ids for the numbers of entries, as it is sent. */
export function withEntryIds(given: GraphQLInputType, value: unknown, list?: EntryList): unknown {
  const type = getNullableType(given)
  if (Array.isArray(value) && isListType(type)) return value.map((one) => withEntryIds(type.ofType, one, list))
  if (list) return typeof value === 'number' ? entryId(list, value) : value
  if (!isInputObjectType(type) || typeof value !== 'object' || !value) return value
  const fields = type.getFields()
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields[name]
      return [name, field ? withEntryIds(field.type, inner, field.extensions.entryOf as EntryList | undefined) : inner]
    }),
  )
}
