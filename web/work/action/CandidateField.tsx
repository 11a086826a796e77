import Autocomplete from '@mui/material/Autocomplete'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { CandidateFieldQuery } from '../../__generated__/CandidateFieldQuery.graphql.ts'
import { awayText } from '../../people/user/awayText.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'

const query = graphql`
  query CandidateFieldQuery($id: ID!, $search: String!, $delegates: Boolean!) {
    node(id: $id) {
      ... on Action {
        delegates(search: $search, first: 20) @include(if: $delegates) {
          userId
          name
          level
          away {
            endsAt
            deputy {
              name
            }
          }
        }
        assignees(search: $search, first: 20) @skip(if: $delegates) {
          userId
          name
          level
          away {
            endsAt
            deputy {
              name
            }
          }
        }
      }
      ... on Organization @skip(if: $delegates) {
        assignees(search: $search, first: 20) {
          userId
          name
          level
          away {
            endsAt
            deputy {
              name
            }
          }
        }
      }
    }
  }
`

interface Candidate {
  readonly userId: string
  readonly name: string
  readonly level: string
  readonly away:
    | { readonly endsAt: string; readonly deputy: { readonly name: string } | null | undefined }
    | null
    | undefined
}

interface CandidateFieldProps {
  kind: 'delegates' | 'assignees'
  label: string
  /** The record, or the organization that a new one is to be of. */
  of: string
  autoFocus?: boolean
  onChange: (userId: string | null) => void
  required?: boolean
  help?: string
  problem?: string
}

const pause = 200

/** A person whom a record may go to, found by name as one types. */
export function CandidateField({
  kind,
  label,
  of,
  autoFocus = true,
  onChange,
  required,
  help,
  problem,
}: CandidateFieldProps) {
  const environment = useRelayEnvironment()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<readonly Candidate[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let ended: (() => void) | undefined
    const timer = setTimeout(() => {
      const variables = { id: of, search, delegates: kind === 'delegates' }
      const request = fetchQuery<CandidateFieldQuery>(environment, query, variables, {
        networkCacheConfig: { force: true },
      })
      const subscription = request.subscribe({
        next: ({ node }) => setFound(node?.delegates ?? node?.assignees ?? []),
        error: (failed: Error) => setFailure(failed.message),
      })
      ended = () => subscription.unsubscribe()
    }, pause)
    return () => {
      clearTimeout(timer)
      ended?.()
    }
  }, [environment, of, search, kind])
  return (
    <Autocomplete
      options={found ?? []}
      loading={!found}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ userId }) => userId}
      isOptionEqualToValue={(one, other) => one.userId === other.userId}
      noOptionsText={search ? 'Nobody of that name' : 'Nobody it could go to'}
      onInputChange={(_event, value, why) => why !== 'reset' && setSearch(value)}
      onChange={(_event, candidate) => onChange(candidate?.userId ?? null)}
      renderOption={({ key, ...props }, { name, level, away }) => (
        <li key={key} {...props} style={{ flexWrap: 'wrap' }}>
          {name}
          <span
            style={{
              marginLeft: away ? 0 : 'auto',
              flexBasis: away ? '100%' : undefined,
              color: 'var(--ops-ink-3)',
              fontSize: 12,
            }}
          >
            {away ? awayText(away) : accessLevelNames[level]}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <div ref={params.slotProps.input.ref}>
          <Field
            {...params.slotProps.htmlInput}
            label={label}
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
