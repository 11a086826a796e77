/* oxlint-disable house/unused-fields -- they are read by the table of their fields */
import { graphql, readInlineData } from 'react-relay'
import type { taskFields_item$key } from '../../__generated__/taskFields_item.graphql.ts'
import type { taskFields_record$key } from '../../__generated__/taskFields_record.graphql.ts'

/** What an item says by the table of its fields. */
export const itemFieldsOf = (item: taskFields_item$key) =>
  readInlineData(
    graphql`
      fragment taskFields_item on TaskItem @inline {
        description
        serviceTimeMins
        poNumber
        requiresSignOff
      }
    `,
    item,
  )

/** What a task record says by the table of its fields. */
export const recordFieldsOf = (record: taskFields_record$key) =>
  readInlineData(
    graphql`
      fragment taskFields_record on TaskRecord @inline {
        title
        description
        serviceTimeMins
        poNumber
        requiresSignOff
      }
    `,
    record,
  )
