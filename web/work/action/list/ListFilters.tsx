import { graphql, useFragment } from 'react-relay'
import type { ListFilters_query$key } from '../../../__generated__/ListFilters_query.graphql.ts'
import { asOfCondition } from '../../../kernel/shell/asOfCondition.tsx'
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
  const organization = listOf('organization')[0] ?? organizations[0]?.value
  const several = { multiple: true }
  const chips = [
    { label: t.status, param: 'state', options: options(states), onChoose: toggle('state'), ...several },
    { label: t.only, param: 'is', options: options(onlyNames), onChoose: toggle('is'), ...several },
    ...(isMine ? [] : [{ label: t.assignedTo, param: 'who', options: who, onChoose: choose('who') }]),
    {
      label: t.organization,
      param: 'organization',
      options: organizations,
      onChoose: choose('organization'),
      isTree: true,
    },
    { label: t.department, param: 'department', options: departments, onChoose: choose('department') },
    { label: t.group, param: 'group', options: groups, onChoose: choose('group') },
    { label: t.priority, param: 'priority', options: priorities, onChoose: toggle('priority'), ...several },
    { label: t.class, param: 'class', options: classes, onChoose: toggle('class'), ...several },
    { label: t.role, param: 'role', options: named(data.jobRoles.nodes), onChoose: choose('role') },
    ...[
      { label: t.task, param: 'task', options: one('task', t.oneTask) },
      {
        label: t.place,
        param: 'at',
        options: one('at', search.get('at') === 'none' ? t.noLocation : t.oneLocation),
      },
      { label: t.madeFrom, param: 'from', options: one('from', t.oneTaskRecord) },
      ...listed.map(({ name, label }) => ({ label, param: name, options: one(name, search.get(name) ?? '') })),
    ].flatMap((chip) => (search.has(chip.param) ? [{ ...chip, onChoose: choose(chip.param) }] : [])),
  ].map(({ param, ...chip }) => ({
    label: chip.label,
    isSet: search.has(param),
    chip: <FilterChip {...chip} chosen={listOf(param)} />,
  }))
  const days = (
    [
      ['due', t.due],
      ['created', t.created],
      ['completed', t.completed],
    ] as const
  ).map(([param, label]) => ({
    label,
    isSet: search.has(param),
    chip: <DaysChip label={label} value={search.get(param) ?? ''} onChoose={choose(param)} />,
  }))
  const vehicle = {
    label: t.vehicle,
    isSet: search.has('vehicle'),
    chip: (
      <VehicleChip value={search.get('vehicle') ?? ''} organizationId={organization} onChoose={choose('vehicle')} />
    ),
  }
  return <FilterLine conditions={[...chips, vehicle, ...days, asOfCondition(search)]} />
}
