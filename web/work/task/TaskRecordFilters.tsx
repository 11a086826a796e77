import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TaskRecordFilters_query$key } from '../../__generated__/TaskRecordFilters_query.graphql.ts'
import { groupsOf, numbered } from '../../kernel/ui/options.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { FilterChip } from '../../kernel/ui/FilterChip.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { ArchivedToggle } from '../../kernel/ui/ArchivedToggle.tsx'
import * as t from './__generated__/messages.ts'

interface TaskRecordFiltersProps {
  query: TaskRecordFilters_query$key
  children?: ReactNode
}

/** What task records are narrowed to; it stands in the address. */
export function TaskRecordFilters({ query, children }: TaskRecordFiltersProps) {
  const { departments, classes } = useFragment(
    graphql`
      fragment TaskRecordFilters_query on Query @argumentDefinitions(tree: { type: "OrganizationComparison" }) {
        departments(first: 1000, filter: { status: { eq: ACTIVE }, organization: $tree }) {
          nodes {
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
      }
    `,
    query,
  )
  const { search: params, choose } = useNarrowing()
  const chosen = (name: string) => (params.has(name) ? [params.get(name)!] : [])
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 3,
        py: 2,
        borderBottom: '1px solid var(--ops-line-2)',
      }}
    >
      <Box sx={{ display: 'flex', flex: { xs: '1 1 100%', md: 'none' } }}>
        <SearchField param="q" label={t.searchWhatIsAtWork} />
      </Box>
      <FilterChip label={t.class} options={numbered(classes)} chosen={chosen('class')} onChoose={choose('class')} />
      <FilterChip
        label={t.group}
        options={groupsOf(departments.nodes)}
        chosen={chosen('group')}
        onChoose={choose('group')}
      />
      {children}
      <ArchivedToggle />
      <ListExport list="TASK_RECORDS" label={t.tasksAtWork} narrowedTo={({ search, filter }) => ({ search, filter })} />
    </Box>
  )
}
