import { graphql } from 'react-relay'
import type { TaskItemFieldQuery } from '../../__generated__/TaskItemFieldQuery.graphql.ts'
import { SearchPicker } from '../../kernel/ui/SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query TaskItemFieldQuery($search: String!) {
    taskItems(search: $search, filter: { isInUse: true }, first: 30) {
      edges {
        node {
          id
          name
          majorTask {
            name
          }
        }
      }
    }
  }
`

export interface FoundItem {
  readonly id: string
  readonly name: string
  readonly majorTask?: { readonly name: string }
}

interface TaskItemFieldProps {
  value: FoundItem | null
  onChange: (item: FoundItem | null) => void
  problem?: string
  autoFocus?: boolean
}

/** An item of the catalogue, found by name as one types. */
export const TaskItemField = ({ value, onChange, problem, autoFocus }: TaskItemFieldProps) => (
  <SearchPicker<TaskItemFieldQuery, FoundItem>
    query={query}
    ask={(search) => ({ search })}
    find={({ taskItems }) => taskItems.edges.map(({ node }) => node)}
    none={(search) => (search ? t.noTaskOfThatName : t.theCatalogueIsEmpty)}
    about={({ majorTask }) => majorTask?.name}
    aboutAt="below"
    field={{ label: t.work, required: true, autoFocus, problem }}
    value={value}
    onChange={onChange}
  />
)
