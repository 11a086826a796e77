import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { useNavigation, useSearchParams } from 'react-router-dom'
import type { BoardFilters_query$key } from '../__generated__/BoardFilters_query.graphql.ts'
import { toggled, withParam } from '../action/boardFilter.ts'
import { FilterChip, type Option } from '../ui/FilterChip.tsx'
import { LiveState } from '../shell/LiveState.tsx'
import { chooseOrganization } from '../shell/selectedOrganization.ts'
import { PanelToggles } from './PanelToggles.tsx'

/** One line of what the board is narrowed to; all of it stands in the address. */
export function BoardFilters({ query }: { query: BoardFilters_query$key }) {
  const data = useFragment(
    graphql`
      fragment BoardFilters_query on Query {
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
  const [search, setSearch] = useSearchParams()
  const { location } = useNavigation()
  const depth = (path: string) => path.split('/').length
  const top = Math.min(...data.organizations.map(({ path }) => depth(path)))
  const organizations: Option[] = data.organizations.map(({ id, name, path }) => ({ value: id, label: name, indent: depth(path) - top }))
  const groups: Option[] = data.departments.flatMap(({ name, groups: list }) =>
    list.map((group) => ({ value: group.id, label: group.name, section: name })),
  )
  const numbered = (items: readonly { internalID: number; name: string }[]): Option[] =>
    items.map(({ internalID, name }) => ({ value: String(internalID), label: name || 'None' }))
  // The organization of the board is the one that all screens start with; the board follows it.
  const chooseAt = (value: string) => chooseOrganization(data.organizations.find(({ id }) => id === value) ?? null)
  const chooseGroup = (value: string) => setSearch((current) => withParam(current, 'group', value))
  const toggle = (param: 'class' | 'priority') => (value: string) =>
    setSearch((shown) => {
      // Where the last choice is still on its way, this one comes on top of it.
      const current = location ? new URLSearchParams(location.search) : shown
      return value ? toggled(current, param, value) : withParam(current, param, '')
    })
  const list = (param: string) => search.get(param)?.split(',').filter(Boolean) ?? []
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        px: { xs: 3, md: 5 },
        py: 2.5,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '& > *': { flex: 'none' },
      }}
    >
      <FilterChip label="Organization" options={organizations} chosen={list('organization')} onChoose={chooseAt} suffix="and below" />
      <FilterChip label="Group" options={groups} chosen={list('group')} onChoose={chooseGroup} />
      <FilterChip label="Priority" options={numbered(data.priorities)} chosen={list('priority')} onChoose={toggle('priority')} multiple />
      <FilterChip label="Class" options={numbered(data.classes)} chosen={list('class')} onChoose={toggle('class')} multiple />
      <PanelToggles />
      <Box sx={{ ml: 'auto' }}>
        <LiveState />
      </Box>
    </Box>
  )
}
