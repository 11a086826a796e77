import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { DashboardFilters_query$key } from '../__generated__/DashboardFilters_query.graphql.ts'
import { chooseOrganization } from '../shell/selectedOrganization.ts'
import { LiveState } from '../shell/LiveState.tsx'
import { FilterChip, type Option } from '../ui/FilterChip.tsx'
import type { DashboardParam } from './dashboardSearch.ts'

/** One line of what the dashboard is narrowed to; all of it stands in the address. */
export function DashboardFilters({ query }: { query: DashboardFilters_query$key }) {
  const data = useFragment(
    graphql`
      fragment DashboardFilters_query on Query {
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
        jobRoles {
          id
          name
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
  const listOf = (param: DashboardParam) => search.get(param)?.split(',').filter(Boolean) ?? []
  const set = (param: DashboardParam) => (value: string) =>
    setSearch((current) => {
      const next = new URLSearchParams(current)
      if (value) next.set(param, value)
      else next.delete(param)
      return next
    })
  const toggle = (param: DashboardParam) => (value: string) => {
    const list = listOf(param)
    set(param)(value ? (list.includes(value) ? list.filter((one) => one !== value) : [...list, value]).join(',') : '')
  }
  // The organization is the one that all screens start with, as on the board.
  const chooseAt = (value: string) => {
    chooseOrganization(data.organizations.find(({ id }) => id === value) ?? null)
    set('organization')(value)
  }
  const depth = (path: string) => path.split('/').length
  const top = Math.min(...data.organizations.map(({ path }) => depth(path)))
  const organizations = data.organizations.map(({ id, name, path }): Option => ({ value: id, label: name, indent: depth(path) - top }))
  const named = (items: readonly { id: string; name: string }[]) => items.map(({ id, name }): Option => ({ value: id, label: name }))
  const groups = data.departments.flatMap(({ name, groups: list }) => named(list).map((option): Option => ({ ...option, section: name })))
  const numbered = (items: readonly { internalID: number; name: string }[]) => items.map(({ internalID, name }): Option => ({ value: String(internalID), label: name || 'None' }))
  return (
    <Box
      role="group"
      aria-label="Narrowed to"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', px: { xs: 3, md: 5 }, py: 2.5, overflowX: 'auto', scrollbarWidth: 'none', '& > *': { flex: 'none' } }}
    >
      <FilterChip label="Organization" options={organizations} chosen={listOf('organization')} onChoose={chooseAt} suffix="and below" />
      <FilterChip label="Department" options={named(data.departments)} chosen={listOf('department')} onChoose={set('department')} />
      <FilterChip label="Group" options={groups} chosen={listOf('group')} onChoose={set('group')} />
      <FilterChip label="Role" options={named(data.jobRoles)} chosen={listOf('role')} onChoose={set('role')} />
      <FilterChip label="Class" options={numbered(data.classes)} chosen={listOf('class')} onChoose={toggle('class')} multiple />
      <FilterChip label="Priority" options={numbered(data.priorities)} chosen={listOf('priority')} onChoose={toggle('priority')} multiple />
      <Box data-screen-only sx={{ ml: 'auto' }}>
        <LiveState />
      </Box>
    </Box>
  )
}
