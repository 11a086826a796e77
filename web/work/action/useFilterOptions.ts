import { priorityName } from '../../kernel/ui/priorityName.ts'
import { graphql, useFragment } from 'react-relay'
import type { useFilterOptions_query$key } from '../../__generated__/useFilterOptions_query.graphql.ts'
import { indented } from '../../organization/organization/indented.ts'
import type { Option } from '../../kernel/ui/FilterChip.tsx'
import { groupsOf, named, numbered } from '../../kernel/ui/options.ts'

/** What records may be narrowed to: organizations, departments and their groups, priorities, classes. */
export function useFilterOptions(query: useFilterOptions_query$key) {
  const { organizations, departments, priorities, classes } = useFragment(
    graphql`
      fragment useFilterOptions_query on Query {
        organizations: organizationTree {
          id
          name
          path
        }
        departments(first: 1000, filter: { status: { eq: ACTIVE } }) {
          nodes {
            id
            name
            groups {
              id
              name
            }
          }
        }
        classes: reference(list: ACTION_CLASS) {
          id
          name
        }
        priorities: reference(list: SCHEDULE_PRIORITY) {
          id
          name
        }
      }
    `,
    query,
  )
  return {
    organizations: indented(organizations).map(({ id, name, indent }): Option => ({ value: id, label: name, indent })),
    organizationOf: (id: string) => organizations.find((one) => one.id === id) ?? null,
    departments: named(departments.nodes),
    groups: groupsOf(departments.nodes),
    priorities: numbered(priorities.map(({ id, name }) => ({ id, name: priorityName(name) }))),
    classes: numbered(classes),
  }
}
