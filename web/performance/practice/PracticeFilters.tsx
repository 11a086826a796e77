import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { PracticeFilters_board$key } from '../../__generated__/PracticeFilters_board.graphql.ts'
import type { PracticeFilters_query$key } from '../../__generated__/PracticeFilters_query.graphql.ts'
import { groupsOf, named } from '../../kernel/ui/options.ts'
import { indented } from '../../organization/organization/indented.ts'
import { FilterChip, type Option } from '../../kernel/ui/FilterChip.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { practiceFilter, shows } from './practiceSearch.ts'
import * as t from './__generated__/messages.ts'

const levels: readonly Option[] = [
  { value: 'REQUIRED', label: t.required },
  { value: 'RECOMMENDED', label: t.recommended },
  { value: 'OPTIONAL', label: t.optional },
]

/** The place whose answers are shown, and what of them; all of it stands in the address. */
export function PracticeFilters({
  query,
  board,
}: {
  query: PracticeFilters_query$key
  board: PracticeFilters_board$key
}) {
  const data = useFragment(
    graphql`
      fragment PracticeFilters_query on Query {
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
      }
    `,
    query,
  )
  const { areas, organizationId, departmentId, groupId } = useFragment(
    graphql`
      fragment PracticeFilters_board on PracticeBoard {
        organizationId
        departmentId
        groupId
        areas {
          name
        }
      }
    `,
    board,
  )
  const { search, set, toggle } = useNarrowing({ isStep: true })
  const filter = practiceFilter(search)
  // Who names a part of a place names all of it: else it would be a part of what one has at home.
  const setPlace = (more: { organization?: string; department?: string | null; group?: string | null }) =>
    set({ organization: organizationId, department: departmentId, group: groupId, ...more })
  return (
    <Box
      role="group"
      aria-label={t.narrowedTo}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <FilterChip
        label={t.organization}
        options={indented(data.organizations).map(({ id, name, indent }): Option => ({
          value: id,
          label: name,
          indent,
        }))}
        chosen={[organizationId]}
        onChoose={(value) =>
          value ? setPlace({ organization: value }) : set({ organization: null, department: null, group: null })
        }
      />
      <FilterChip
        label={t.department}
        options={named(data.departments.nodes)}
        chosen={departmentId ? [departmentId] : []}
        onChoose={(value) => setPlace({ department: value, group: null })}
      />
      <FilterChip
        label={t.group}
        options={groupsOf(data.departments.nodes.filter(({ id }) => !departmentId || id === departmentId))}
        chosen={groupId ? [groupId] : []}
        onChoose={(value) => setPlace(value ? { department: null, group: value } : { group: null })}
      />
      <FilterChip
        label={t.bestPracticeOf}
        options={areas.map(({ name }): Option => ({ value: name, label: name }))}
        chosen={filter.areas}
        onChoose={toggle('area')}
        multiple
      />
      <FilterChip label={t.level} options={levels} chosen={filter.levels} onChoose={toggle('level')} multiple />
      <Box
        role="group"
        aria-label={t.shown}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginInlineStart: { lg: 'auto' } }}
      >
        <PlainButton
          type="button"
          className={filter.show ? 'chip' : 'chip chosen'}
          aria-pressed={!filter.show}
          onClick={() => set({ show: null })}
        >
          {t.all2}
        </PlainButton>
        {shows.map(([name, label]) => (
          <PlainButton
            key={name}
            type="button"
            className={filter.show === name ? 'chip chosen' : 'chip'}
            aria-pressed={filter.show === name}
            onClick={() => set({ show: name })}
          >
            {label}
          </PlainButton>
        ))}
      </Box>
    </Box>
  )
}
