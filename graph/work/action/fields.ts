import type { Action } from '../../../prisma/__generated__/client/client.ts'
import { fieldTable } from '../../kernel/fields.ts'
import { taskRecordFields } from '../task/fields.ts'

/** What an action record says of itself; what is left out when it is made, its task record or its item says. */
export const actionFields = fieldTable<Action>('Action')({
  ...taskRecordFields,
  title: { kind: 'LINE', label: 'Title', about: 'The work to be done, in a few words.', least: 1, most: 200 },
})

const { requiresSignOff: _asked, ...written } = actionFields

/** What of it is edited by whoever manages it; that it is signed off is said once. */
export const editableFields = written
