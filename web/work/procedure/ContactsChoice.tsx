import { graphql } from 'react-relay'
import type { ContactsChoiceQuery } from '../../__generated__/ContactsChoiceQuery.graphql.ts'
import { ChosenList } from '../../kernel/ui/ChosenList.tsx'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ContactsChoiceQuery {
    directoryContacts(first: 100, filter: { status: { eq: ACTIVE } }) {
      edges {
        node {
          id
          name
          relationship
        }
      }
    }
  }
`

interface ContactsChoiceProps {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  problem?: string
}

const most = 12

/** Whom a procedure names: contacts of the organization, nobody's own. */
export function ContactsChoice({ chosen, onChange, problem }: ContactsChoiceProps) {
  const { data, failure } = useLookUp<ContactsChoiceQuery>(query, {}, 0)
  const contacts = data?.directoryContacts.edges.flatMap(({ node }) =>
    node.relationship === 'PERSONAL' ? [] : [{ key: node.id, name: node.name }],
  )
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend
        style={{ padding: '0 0 4px', color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', fontWeight: 550 }}
      >
        {t.contactsThatStandFirst}
      </legend>
      {(problem ?? failure) ? (
        <p role="alert" style={{ color: 'var(--ops-late)', margin: '0 0 4px' }}>
          {problem ?? failure}
        </p>
      ) : null}
      {contacts ? <ChosenList of="contacts" data={contacts} chosen={chosen} most={most} onChange={onChange} /> : null}
    </fieldset>
  )
}
