import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { RecordContactsQuery } from '../__generated__/RecordContactsQuery.graphql.ts'
import type { RecordContacts_action$key } from '../__generated__/RecordContacts_action.graphql.ts'
import { useLookUp } from '../relay/useLookUp.ts'
import { ContactCard } from './ContactCard.tsx'
import { ContactList } from './ContactList.tsx'

const query = graphql`
  query RecordContactsQuery {
    contactDefaults {
      selected {
        id
        ...ContactCard_contact
      }
    }
  }
`

/** To whom one can turn about a record: who supports it, and whom one has at hand. */
export function RecordContacts({ action: key }: { action: RecordContacts_action$key }) {
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
  const { data, failure } = useLookUp<RecordContactsQuery>(query, {}, 0)
  const atHand = data?.contactDefaults.selected.filter(({ id }) => !supportContacts.some((one) => one.id === id)) ?? []
  return (
    <Box component="section" aria-label="Contacts" sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="h3" variant="h2">
        Contacts
      </Typography>
      {supportContacts.length ? (
        <ContactList label="Who supports this record">
          {supportContacts.map((contact) => (
            <li key={contact.id}>
              <ContactCard contact={contact} />
            </li>
          ))}
        </ContactList>
      ) : (
        <Typography color="textSecondary">Nobody is named yet who supports its tour or the screens of records. The Contacts tool has the directory.</Typography>
      )}
      {atHand.length ? (
        <>
          <Typography component="h4" variant="body2" color="textSecondary">
            At hand
          </Typography>
          <ContactList label="At hand">
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
