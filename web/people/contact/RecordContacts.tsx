import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { RecordContactsQuery } from '../../__generated__/RecordContactsQuery.graphql.ts'
import type { RecordContacts_action$key } from '../../__generated__/RecordContacts_action.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { ContactCard } from './ContactCard.tsx'
import { ContactList } from './ContactList.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query RecordContactsQuery($first: [ID!]!) {
    nodes(ids: $first) {
      ... on DirectoryContact @alias(as: "contact") {
        id
        status
        ...ContactCard_contact
      }
    }
    contactDefaults {
      selected {
        id
        ...ContactCard_contact
      }
    }
  }
`

interface RecordContactsProps {
  action: RecordContacts_action$key
  /** Those whom the procedure names, by their ids. */
  first?: readonly string[]
}

const nobody: readonly string[] = []

/** To whom one can turn about a record: whom the procedure names, who supports it, and whom one has at hand. */
export function RecordContacts({ action: key, first = nobody }: RecordContactsProps) {
  const { supportContacts } = useFragment(
    graphql`
      fragment RecordContacts_action on Action {
        supportContacts {
          id
          ...ContactCard_contact
        }
      }
    `,
    key,
  )
  const { data, failure } = useLookUp<RecordContactsQuery>(query, { first }, 0)
  const named = data?.nodes.flatMap((node) => (node?.contact?.status === 'ACTIVE' ? [node.contact] : [])) ?? []
  const supporters = supportContacts.filter(({ id }) => !named.some((one) => one.id === id))
  const atHand =
    data?.contactDefaults.selected.filter(({ id }) => ![...named, ...supporters].some((one) => one.id === id)) ?? []
  return (
    <Box
      component="section"
      aria-label={t.contacts}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography component="h3" variant="h2">
        {t.contacts}
      </Typography>
      {named.length ? (
        <ContactList label={t.namedByTheProcedure}>
          {named.map((contact) => (
            <li key={contact.id}>
              <ContactCard contact={contact} />
            </li>
          ))}
        </ContactList>
      ) : null}
      {supporters.length ? (
        <ContactList label={t.whoSupportsThisRecord}>
          {supporters.map((contact) => (
            <li key={contact.id}>
              <ContactCard contact={contact} />
            </li>
          ))}
        </ContactList>
      ) : named.length ? null : (
        <Typography color="textSecondary">{t.nobodyIsNamedYetWhoSupports}</Typography>
      )}
      {atHand.length ? (
        <>
          <Typography component="h4" variant="body2" color="textSecondary">
            {t.atHand}
          </Typography>
          <ContactList label={t.atHand}>
            {atHand.map((contact) => (
              <li key={contact.id}>
                <ContactCard contact={contact} />
              </li>
            ))}
          </ContactList>
        </>
      ) : null}
      {failure ? <div role="alert">{failure}</div> : null}
    </Box>
  )
}
