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
import { VehicleChip } from './VehicleChip.tsx'
import { onlyNames, states } from './listFilter.ts'
import * as t from './__generated__/messages.ts'

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
    { value: 'me', label: t.me },
    { value: 'nobody', label: t.nobody },
    ...listOf('who').flatMap((value): Option[] =>
      ['me', 'nobody'].includes(value) ? [] : [{ value, label: t.onePerson }],
    ),
  ]
  return (
    <FilterLine>
      <FilterChip
        label={t.status}
        options={options(states)}
        chosen={listOf('state')}
        onChoose={toggle('state')}
        multiple
      />
      <FilterChip label={t.only} options={options(onlyNames)} chosen={listOf('is')} onChoose={toggle('is')} multiple />
      {isMine ? null : (
        <FilterChip label={t.assignedTo} options={who} chosen={listOf('who')} onChoose={choose('who')} />
      )}
      <FilterChip
        label={t.organization}
        options={organizations}
        chosen={listOf('organization')}
        onChoose={choose('organization')}
        isTree
      />
      {search.has('department') ? (
        <FilterChip
          label={t.department}
          options={departments}
          chosen={listOf('department')}
          onChoose={choose('department')}
        />
      ) : null}
      <FilterChip label={t.group} options={groups} chosen={listOf('group')} onChoose={choose('group')} />
      <FilterChip
        label={t.priority}
        options={priorities}
        chosen={listOf('priority')}
        onChoose={toggle('priority')}
        multiple
      />
      <FilterChip label={t.class} options={classes} chosen={listOf('class')} onChoose={toggle('class')} multiple />
      {search.has('role') ? (
        <FilterChip
          label={t.role}
          options={named(data.jobRoles.nodes)}
          chosen={listOf('role')}
          onChoose={choose('role')}
        />
      ) : null}
      {search.has('task') ? (
        <FilterChip label={t.task} options={one('task', t.oneTask)} chosen={listOf('task')} onChoose={choose('task')} />
      ) : null}
      <VehicleChip
        value={search.get('vehicle') ?? ''}
        organizationId={listOf('organization')[0] ?? organizations[0]?.value}
        onChoose={choose('vehicle')}
      />
      {search.has('at') ? (
        <FilterChip
          label={t.place}
          options={one('at', search.get('at') === 'none' ? t.noLocation : t.oneLocation)}
          chosen={listOf('at')}
          onChoose={choose('at')}
        />
      ) : null}
      {search.has('from') ? (
        <FilterChip
          label={t.madeFrom}
          options={one('from', t.oneTaskRecord)}
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
      <DaysChip label={t.due} value={search.get('due') ?? ''} onChoose={choose('due')} />
      <DaysChip label={t.created} value={search.get('created') ?? ''} onChoose={choose('created')} />
      <DaysChip label={t.completed} value={search.get('completed') ?? ''} onChoose={choose('completed')} />
      <AsOfChip />
    </FilterLine>
  )
}
