import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { ListFilters_query$key } from '../../__generated__/ListFilters_query.graphql.ts'
import { LiveState } from '../../shell/LiveState.tsx'
import { FilterChip, type Option } from '../../ui/FilterChip.tsx'
import { DaysChip } from './DaysChip.tsx'
import { onlyNames, states } from './listFilter.ts'

const options = (list: readonly (readonly [string, string, ...unknown[]])[]): Option[] => list.map(([value, label]) => ({ value, label }))

/** One line of what the list is narrowed to; all of it stands in the address. */
export function ListFilters({ query, isMine }: { query: ListFilters_query$key; isMine: boolean }) {
  const data = useFragment(
    graphql`
      fragment ListFilters_query on Query {
        organizations {
          id
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
  const listOf = (param: string) => search.get(param)?.split(',').filter(Boolean) ?? []
  const set = (param: string) => (value: string) =>
    setSearch((current) => {
      const next = new URLSearchParams(current)
      if (value) next.set(param, value)
      else next.delete(param)
      return next
    })
  const toggle = (param: string) => (value: string) => {
    const list = listOf(param)
    set(param)(value ? (list.includes(value) ? list.filter((one) => one !== value) : [...list, value]).join(',') : '')
  }
  const depth = (path: string) => path.split('/').length
  const top = Math.min(...data.organizations.map(({ path }) => depth(path)))
  const organizations = data.organizations.map(({ id, name, path }): Option => ({ value: id, label: name, indent: depth(path) - top }))
  const groups = data.departments.flatMap(({ name, groups: list }) => list.map((group): Option => ({ value: group.id, label: group.name, section: name })))
  const numbered = (items: readonly { internalID: number; name: string }[]) =>
    items.map(({ internalID, name }): Option => ({ value: String(internalID), label: name || 'None' }))
  // What a link from elsewhere narrows to, which is not chosen here but can be left.
  const one = (param: string, label: string): Option[] => listOf(param).map((value) => ({ value, label }))
  const who: Option[] = [
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody' },
    ...listOf('who').flatMap((value): Option[] => (['me', 'nobody'].includes(value) ? [] : [{ value, label: 'One person' }])),
  ]
  const named = (items: readonly { id: string; name: string }[]): Option[] => items.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Box
      role="group"
      aria-label="Narrowed to"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', px: { xs: 3, md: 5 }, py: 2, overflowX: 'auto', scrollbarWidth: 'none', '& > *': { flex: 'none' } }}
    >
      <FilterChip label="Status" options={options(states)} chosen={listOf('state')} onChoose={toggle('state')} multiple />
      <FilterChip label="Only" options={options(onlyNames)} chosen={listOf('is')} onChoose={toggle('is')} multiple />
      {isMine ? null : <FilterChip label="Assigned to" options={who} chosen={listOf('who')} onChoose={set('who')} />}
      <FilterChip label="Organization" options={organizations} chosen={listOf('organization')} onChoose={set('organization')} suffix="and below" />
      {search.has('department') ? <FilterChip label="Department" options={named(data.departments)} chosen={listOf('department')} onChoose={set('department')} /> : null}
      <FilterChip label="Group" options={groups} chosen={listOf('group')} onChoose={set('group')} />
      <FilterChip label="Priority" options={numbered(data.priorities)} chosen={listOf('priority')} onChoose={toggle('priority')} multiple />
      <FilterChip label="Class" options={numbered(data.classes)} chosen={listOf('class')} onChoose={toggle('class')} multiple />
      {search.has('role') ? <FilterChip label="Role" options={named(data.jobRoles)} chosen={listOf('role')} onChoose={set('role')} /> : null}
      {search.has('task') ? <FilterChip label="Task" options={one('task', 'One task')} chosen={listOf('task')} onChoose={set('task')} /> : null}
      {search.has('at') ? <FilterChip label="Place" options={one('at', search.get('at') === 'none' ? 'None' : 'One place')} chosen={listOf('at')} onChoose={set('at')} /> : null}
      {search.has('from') ? <FilterChip label="Made from" options={one('from', 'One task record')} chosen={listOf('from')} onChoose={set('from')} /> : null}
      <DaysChip label="Due" value={search.get('due') ?? ''} onChoose={set('due')} />
      <DaysChip label="Created" value={search.get('created') ?? ''} onChoose={set('created')} />
      <DaysChip label="Completed" value={search.get('completed') ?? ''} onChoose={set('completed')} />
      <Box sx={{ ml: 'auto' }}>
        <LiveState />
      </Box>
    </Box>
  )
}
