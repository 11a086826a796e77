import { graphql } from 'react-relay'
import type { CandidateFieldQuery } from '../../__generated__/CandidateFieldQuery.graphql.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { SearchPicker, type Choice, type PickerField } from '../../kernel/ui/SearchPicker.tsx'
import { awayText } from '../../people/user/awayText.ts'
import * as t from './__generated__/messages.ts'

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

interface CandidateFieldProps extends PickerField {
  kind: 'delegates' | 'assignees'
  /** The record, or the organization that a new one is to be of. */
  of: string
  value: Choice | null | undefined
  onChange: (person: Choice | null) => void
}

interface Candidate extends Choice {
  /** Until when they are away, or their access level. */
  readonly about?: string
}

/** A person whom a record may go to, found by name as one types. */
export const CandidateField = ({ kind, of, value, onChange, autoFocus = true, ...field }: CandidateFieldProps) => (
  <SearchPicker<CandidateFieldQuery, Candidate>
    query={query}
    ask={(search) => ({ id: of, search, delegates: kind === 'delegates' })}
    find={({ node }) =>
      (node?.delegates ?? node?.assignees ?? []).map(({ userId, name, level, away }) => ({
        id: userId,
        name,
        about: away ? awayText(away) : accessLevelNames[level],
      }))
    }
    none={(search) => (search ? t.nobodyOfThatName : t.nobodyItCouldGoTo)}
    about={({ about }) => about}
    field={{ ...field, autoFocus }}
    value={value ?? null}
    onChange={(candidate) => onChange(candidate && { id: candidate.id, name: candidate.name })}
  />
)
