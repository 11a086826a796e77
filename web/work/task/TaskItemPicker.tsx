import { graphql } from 'react-relay'
import type { TaskItemPickerQuery } from '../../__generated__/TaskItemPickerQuery.graphql.ts'
import type { taskFields_item$key } from '../../__generated__/taskFields_item.graphql.ts'
import { SearchPicker, type PickerField } from '../../kernel/ui/SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query TaskItemPickerQuery($search: String!) {
    taskItems(search: $search, first: 20, filter: { isInUse: true }) {
      edges {
        node {
          id
          name
          actionClass {
            id
          }
          priority {
            id
          }
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the form that an item fills in
          ...taskFields_item
          majorTask {
            name
          }
        }
      }
    }
  }
`

/** An item with what its records inherit. */
export interface PickedItem extends taskFields_item$key {
  readonly id: string
  readonly name: string
  readonly actionClass: { readonly id: string }
  readonly priority: { readonly id: string }
  readonly majorTask: { readonly name: string }
}

interface TaskItemPickerProps extends PickerField {
  value: PickedItem | null
  onChange: (item: PickedItem | null) => void
}

/** An item of the catalogue, found by its name or its major task's. */
export const TaskItemPicker = ({ value, onChange, ...field }: TaskItemPickerProps) => (
  <SearchPicker<TaskItemPickerQuery, PickedItem>
    query={query}
    ask={(search) => ({ search })}
    find={({ taskItems }) => taskItems.edges.map(({ node }) => node)}
    none={(search) => (search ? t.nothingInTheCatalogueIsCalled2 : t.theCatalogueIsEmpty)}
    about={({ majorTask }) => majorTask.name}
    field={field}
    value={value}
    onChange={onChange}
  />
)
