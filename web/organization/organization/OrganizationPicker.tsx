import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { OrganizationPickerQuery } from '../../__generated__/OrganizationPickerQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import type { Target } from './moving.ts'
import { typeNames } from './typeNames.ts'

const query = graphql`
  query OrganizationPickerQuery($search: String!) {
    organizationDirectory(search: $search, first: 50) {
      edges {
        node {
          id
          uuid
          name
          type
          path
          isArchived
          childTypes
          parent {
            name
          }
          viewerCanAddChild {
            allowed
            reason
          }
          viewerCanEdit {
            allowed
            reason
          }
        }
      }
    }
  }
`

export interface Picked extends Target {
  readonly uuid: string
  readonly parent?: { readonly name: string } | null
  readonly viewerCanEdit: { readonly allowed: boolean }
}

interface OrganizationPickerProps {
  label: string
  name?: string
  value: Pick<Picked, 'id' | 'name'> | null
  onChange: (organization: Picked | null) => void
  /** Which are offered. */
  accepts?: (organization: Picked) => boolean
  required?: boolean
  autoFocus?: boolean
  help?: string
  problem?: string
}

type Option = Pick<Picked, 'id' | 'name'> & Partial<Picked>

/** An organization, found by name as one types. */
export function OrganizationPicker({
  label,
  name,
  value,
  onChange,
  accepts = () => true,
  required,
  autoFocus,
  help,
  problem,
}: OrganizationPickerProps) {
  const [search, setSearch] = useState('')
  const { data, failure, isCurrent } = useLookUp<OrganizationPickerQuery>(query, { search: search.trim() })
  const found = (data?.organizationDirectory.edges ?? []).map(({ node }): Picked => node)
  const options: readonly Option[] = found.filter(accepts)
  return (
    <Autocomplete<Option>
      options={options}
      value={value}
      loading={!isCurrent}
      filterOptions={(all) => [...all]}
      getOptionLabel={(option) => option.name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={found.length ? 'None of these can be chosen' : search ? 'None of that name' : 'There is none'}
      onInputChange={(_event, text, why) => setSearch(why === 'reset' ? '' : text)}
      onChange={(_event, option) => onChange(option as Picked | null)}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props} style={{ display: 'block' }}>
          {option.name}
          <span style={{ display: 'block', color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>
            {[option.type && typeNames[option.type], option.parent?.name].filter(Boolean).join(' · ')}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <div ref={params.slotProps.input.ref}>
          <Field
            {...params.slotProps.htmlInput}
            label={label}
            name={name}
            required={required}
            autoFocus={autoFocus}
            help={help}
            problem={problem ?? failure}
          />
        </div>
      )}
    />
  )
}
