import { graphql, useFragment } from 'react-relay'
import type { useFilterOptions_query$key } from '../../__generated__/useFilterOptions_query.graphql.ts'
import { indented } from '../../organization/organization/indented.ts'
import type { Option } from '../../kernel/ui/FilterChip.tsx'

interface Named {
  readonly id: string
  readonly name: string
}

export const named = (items: readonly Named[]): Option[] => items.map(({ id, name }) => ({ value: id, label: name }))

export const numbered = (items: readonly { readonly internalID: number; readonly name: string }[]): Option[] =>
  items.map(({ internalID, name }) => ({ value: String(internalID), label: name || 'None' }))

/** The groups of departments, each under its own. */
export const groupsOf = (
  departments: readonly { readonly name: string; readonly groups: readonly Named[] }[],
): Option[] => departments.flatMap(({ name, groups }) => named(groups).map((option) => ({ ...option, section: name })))

/** What records may be narrowed to: organizations, departments and their groups, priorities, classes. */
export function useFilterOptions(query: useFilterOptions_query$key) {
  const { organizations, departments, priorities, classes } = useFragment(
    graphql`
      fragment useFilterOptions_query on Query {
        organizations {
          id
          uuid
          name
          path
        }
        departments {
          id
          name
          groups {
            id
            name
          }
        }
        classes: reference(list: ACTION_CLASS) {
          internalID
          name
        }
        priorities: reference(list: SCHEDULE_PRIORITY) {
          internalID
          name
        }
      }
    `,
    query,
  )
  return {
    organizations: indented(organizations).map(({ id, name, indent }): Option => ({ value: id, label: name, indent })),
    organizationOf: (id: string) => organizations.find((one) => one.id === id) ?? null,
    departments: named(departments),
    groups: groupsOf(departments),
    priorities: numbered(priorities),
    classes: numbered(classes),
  }
}
