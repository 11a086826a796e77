import { useState } from 'react'
import { graphql } from 'react-relay'
import type { PersonFieldChosenQuery } from '../../__generated__/PersonFieldChosenQuery.graphql.ts'
import type { PersonFieldQuery } from '../../__generated__/PersonFieldQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { SearchPicker } from '../../kernel/ui/SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query PersonFieldQuery($organizationId: ID, $search: String!) {
    roleMatrix(organizationId: $organizationId) {
      people(search: $search, first: 20) {
        id
        name
        email
        isServiceAccount
      }
    }
  }
`

const chosenQuery = graphql`
  query PersonFieldChosenQuery($id: ID!) {
    node(id: $id) {
      ... on User {
        id
        name
      }
    }
  }
`

interface Person {
  readonly id: string
  readonly name: string
  readonly email?: string
  readonly isServiceAccount?: boolean
}

interface PersonFieldProps {
  label: string
  organizationId: string
  value: string | null
  onChange: (id: string | null) => void
  help?: string
}

/** A person of an organization's tree, found by name as one types. */
export function PersonField({ label, organizationId, value, onChange, help }: PersonFieldProps) {
  const [picked, setPicked] = useState<Person | null>(null)
  const isPicked = picked?.id === value
  const { data } = useLookUp<PersonFieldChosenQuery>(chosenQuery, value && !isPicked ? { id: value } : null, 0)
  const { id, name } = data?.node ?? {}
  const known = id !== undefined && id === value && name !== undefined ? { id, name } : null
  return (
    <SearchPicker<PersonFieldQuery, Person>
      query={query}
      ask={(search) => ({ organizationId, search })}
      find={({ roleMatrix }) => roleMatrix?.people ?? []}
      none={() => t.nobodyOfThatName}
      about={({ email, isServiceAccount }) => (isServiceAccount ? t.serviceAccount : email)}
      field={{ label, help }}
      value={isPicked ? picked : known}
      onChange={(person) => {
        setPicked(person)
        onChange(person?.id ?? null)
      }}
    />
  )
}
