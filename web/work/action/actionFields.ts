/* oxlint-disable house/unused-fields -- they are read by the table of their fields */
import { graphql, readInlineData } from 'react-relay'
import type { actionFields_action$key } from '../../__generated__/actionFields_action.graphql.ts'
import { fields } from '../../kernel/ui/fields.ts'
import type { FieldTable } from '../../kernel/ui/TableFields.tsx'

/** What a record says by the table of its fields. */
export const actionFieldsOf = (action: actionFields_action$key) =>
  readInlineData(
    graphql`
      fragment actionFields_action on Action @inline {
        title
        description
        serviceTimeMins
        poNumber
      }
    `,
    action,
  )

const { requiresSignOff: _asked, ...editable } = fields.Action

/** Those that are edited; that it is signed off is said once. */
export const editableFields = editable

type Table = typeof fields.Action

/** Those that lists have. */
export type ListedName = { [Name in keyof Table]: Table[Name] extends { listed: string } ? Name : never }[keyof Table]

interface ListedField {
  name: ListedName
  kind: 'LINE'
  label: string
  most: number
  /** Its constant among the orders of a grid and the columns of an export. */
  listed: ListedConstant
}

type ListedConstant = Extract<Table[ListedName], { listed: string }>['listed']

export const listed: readonly ListedField[] = Object.entries(fields.Action).flatMap(([name, field]) =>
  'listed' in field ? [{ ...(field as unknown as ListedField), name: name as ListedName }] : [],
)

/** What is made of each that lists have, by its name. */
export const byListed = <Made>(make: (field: ListedField) => Made) =>
  Object.fromEntries(listed.map((field) => [field.name, make(field)])) as Record<ListedName, Made>

/** Those that a new record is asked for beside what its form has by hand. */
export const listedTable: FieldTable = Object.fromEntries(listed.map((field) => [field.name, field]))
