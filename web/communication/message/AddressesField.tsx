import { useId } from 'react'
import { graphql } from 'react-relay'
import type { AddressesFieldQuery } from '../../__generated__/AddressesFieldQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query AddressesFieldQuery($search: String!) {
    directoryContacts(first: 12, search: $search, filter: { status: { eq: ACTIVE } }) {
      edges {
        node {
          id
          name
          email
        }
      }
    }
  }
`

/** The addresses in a text, apart by commas, semicolons or spaces. */
export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

interface AddressesFieldProps {
  value: string
  onChange: (text: string) => void
  problem?: string
}

/** To whom a mail goes: addresses, offered from the contacts as one types. */
export function AddressesField({ value, onChange, problem }: AddressesFieldProps) {
  const listId = useId()
  const before = value.slice(0, Math.max(value.lastIndexOf(','), value.lastIndexOf(';'), value.lastIndexOf(' ')) + 1)
  const { data } = useLookUp<AddressesFieldQuery>(query, { search: value.slice(before.length) })
  const offered =
    data?.directoryContacts.edges
      .map(({ node }) => node)
      .filter(({ email }) => email && !addressesIn(before).includes(email)) ?? []
  return (
    <>
      <Field
        label={t.to}
        required
        list={listId}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        help={t.upToTenAddressesApartBy}
        problem={problem}
      />
      <datalist id={listId}>
        {offered.map(({ id, name, email }) => (
          <option key={id} value={before + email}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
