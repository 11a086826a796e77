import Box from '@mui/material/Box'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DuplicateWarningQuery } from '../../../__generated__/DuplicateWarningQuery.graphql.ts'
import { useLookUp } from '../../../kernel/relay/useLookUp.ts'
import { typeNames } from '../typeNames.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query DuplicateWarningQuery($legalName: String, $employerIdentifier: String, $exceptId: ID) {
    organizationDuplicates(legalName: $legalName, employerIdentifier: $employerIdentifier, exceptId: $exceptId) {
      id
      name
      type
      parent {
        name
      }
    }
  }
`

interface DuplicateWarningProps {
  legalName: string
  employerIdentifier: string
  exceptId?: string
}

/** Says, while one types, which organizations are likely the same. */
export function DuplicateWarning({ legalName, employerIdentifier, exceptId }: DuplicateWarningProps) {
  const name = legalName.trim()
  const employer = /^\d{2}-\d{7}$/.test(employerIdentifier.trim()) ? employerIdentifier.trim() : null
  const { data } = useLookUp<DuplicateWarningQuery>(
    query,
    name.length > 2 || employer ? { legalName: name, employerIdentifier: employer, exceptId } : null,
    300,
  )
  const found = data?.organizationDuplicates ?? []
  return (
    <div role="status">
      {found.length ? (
        <Box sx={{ border: '1px solid var(--ops-warn)', borderRadius: 2, px: 3, py: 2 }}>
          <Box sx={{ color: 'var(--ops-warn)', fontWeight: 550 }}>{t.mayBeTheSame({ count: found.length })}</Box>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 4 }}>
            {found.map(({ id, name: other, type, parent }) => (
              <li key={id}>
                <Link to={`/orgOverview/${id}`}>{other}</Link>{' '}
                <span style={{ color: 'var(--ops-ink-2)' }}>
                  {[typeNames[type], parent?.name].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{t.goOnIfItIsAnother}</Box>
        </Box>
      ) : null}
    </div>
  )
}
