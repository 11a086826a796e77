import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { ResponseFilters_query$key } from '../../__generated__/ResponseFilters_query.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { indented, indentedName } from '../../organization/organization/indented.ts'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { kinds, responseFilter } from './responseFilter.ts'
import * as t from './__generated__/messages.ts'

/** Narrows the inbox to a kind, an organization, to what failed. */
export function ResponseFilters({ query: key }: { query: ResponseFilters_query$key }) {
  const { organizations } = useFragment(
    graphql`
      fragment ResponseFilters_query on Query {
        organizations: organizationTree {
          id
          name
          path
        }
      }
    `,
    key,
  )
  const { search, set } = useNarrowing()
  const { kind, failedOnly } = responseFilter(search)
  return (
    <Box role="group" aria-label={t.filters} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginInlineEnd: 'auto' }}>
        <PlainButton
          type="button"
          className={kind ? 'chip' : 'chip chosen'}
          aria-pressed={!kind}
          onClick={() => set({ kind: null })}
        >
          {t.all}
        </PlainButton>
        {kinds.map(([name, label]) => (
          <PlainButton
            key={name}
            type="button"
            className={kind === name ? 'chip chosen' : 'chip'}
            aria-pressed={kind === name}
            onClick={() => set({ kind: name.toLowerCase() })}
          >
            {label}
          </PlainButton>
        ))}
        <PlainButton
          type="button"
          className={failedOnly ? 'chip chosen' : 'chip'}
          aria-pressed={failedOnly}
          onClick={() => set({ failed: failedOnly ? null : '1' })}
        >
          {t.failedOnly}
        </PlainButton>
        <ListExport list="RESPONSES" label={t.responses} narrowedTo={({ filter }) => ({ filter })} />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 240 } }}>
        <SelectField
          label={t.organizationWithAllBelow}
          value={search.get('org') ?? chosenOrganization()?.id ?? ''}
          onChange={(event) => set({ org: event.target.value })}
        >
          {chosenOrganization() ? null : <option value="">{t.all}</option>}
          {indented(organizations).map((organization) => (
            <option key={organization.id} value={organization.id}>
              {indentedName(organization)}
            </option>
          ))}
        </SelectField>
      </Box>
    </Box>
  )
}
