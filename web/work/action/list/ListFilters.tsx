import { graphql, useFragment } from 'react-relay'
import type { ListFilters_query$key } from '../../../__generated__/ListFilters_query.graphql.ts'
import { AsOfChip } from '../../../kernel/shell/AsOfChip.tsx'
import { FilterLine } from '../../../kernel/shell/FilterLine.tsx'
import { FilterChip, type Option } from '../../../kernel/ui/FilterChip.tsx'
import { useNarrowing } from '../../../kernel/ui/useNarrowing.ts'
import { listed } from '../actionFields.ts'
import { useFilterOptions } from '../useFilterOptions.ts'
import { named } from '../../../kernel/ui/options.ts'
import { DaysChip } from './DaysChip.tsx'
import { onlyNames, states } from './listFilter.ts'

const options = (list: readonly (readonly [string, string, ...unknown[]])[]): Option[] =>
  list.map(([value, label]) => ({ value, label }))

/** One line of what the list is narrowed to; all of it stands in the address. */
export function ListFilters({ query, isMine }: { query: ListFilters_query$key; isMine: boolean }) {
  const data = useFragment(
    graphql`
      fragment ListFilters_query on Query {
        jobRoles(first: 1000, filter: { status: { eq: ACTIVE } }) {
          nodes {
            id
            name
          }
        }
        ...useFilterOptions_query
      }
    `,
    query,
  )
  const { organizations, departments, groups, priorities, classes } = useFilterOptions(data)
  const { search, listOf, choose, toggle } = useNarrowing({ isStep: true })
  // What a link from elsewhere narrows to, which is not chosen here but can be left.
  const one = (param: string, label: string): Option[] => listOf(param).map((value) => ({ value, label }))
  const who: Option[] = [
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody' },
    ...listOf('who').flatMap((value): Option[] =>
      ['me', 'nobody'].includes(value) ? [] : [{ value, label: 'One person' }],
    ),
  ]
  return (
    <FilterLine>
      <FilterChip
        label="Status"
        options={options(states)}
        chosen={listOf('state')}
        onChoose={toggle('state')}
        multiple
      />
      <FilterChip label="Only" options={options(onlyNames)} chosen={listOf('is')} onChoose={toggle('is')} multiple />
      {isMine ? null : <FilterChip label="Assigned to" options={who} chosen={listOf('who')} onChoose={choose('who')} />}
      <FilterChip
        label="Organization"
        options={organizations}
        chosen={listOf('organization')}
        onChoose={choose('organization')}
        suffix="and below"
      />
      {search.has('department') ? (
        <FilterChip
          label="Department"
          options={departments}
          chosen={listOf('department')}
          onChoose={choose('department')}
        />
      ) : null}
      <FilterChip label="Group" options={groups} chosen={listOf('group')} onChoose={choose('group')} />
      <FilterChip
        label="Priority"
        options={priorities}
        chosen={listOf('priority')}
        onChoose={toggle('priority')}
        multiple
      />
      <FilterChip label="Class" options={classes} chosen={listOf('class')} onChoose={toggle('class')} multiple />
      {search.has('role') ? (
        <FilterChip
          label="Role"
          options={named(data.jobRoles.nodes)}
          chosen={listOf('role')}
          onChoose={choose('role')}
        />
      ) : null}
      {search.has('task') ? (
        <FilterChip label="Task" options={one('task', 'One task')} chosen={listOf('task')} onChoose={choose('task')} />
      ) : null}
      {search.has('at') ? (
        <FilterChip
          label="Place"
          options={one('at', search.get('at') === 'none' ? 'None' : 'One place')}
          chosen={listOf('at')}
          onChoose={choose('at')}
        />
      ) : null}
      {search.has('from') ? (
        <FilterChip
          label="Made from"
          options={one('from', 'One task record')}
          chosen={listOf('from')}
          onChoose={choose('from')}
        />
      ) : null}
      {listed.map(({ name, label }) =>
        search.has(name) ? (
          <FilterChip
            key={name}
            label={label}
            options={one(name, search.get(name)!)}
            chosen={[search.get(name)!]}
            onChoose={choose(name)}
          />
        ) : null,
      )}
      <DaysChip label="Due" value={search.get('due') ?? ''} onChoose={choose('due')} />
      <DaysChip label="Created" value={search.get('created') ?? ''} onChoose={choose('created')} />
      <DaysChip label="Completed" value={search.get('completed') ?? ''} onChoose={choose('completed')} />
      <AsOfChip />
    </FilterLine>
  )
}
