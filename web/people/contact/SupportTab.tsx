import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { SupportTabQuery } from '../../__generated__/SupportTabQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { ContactCard } from './ContactCard.tsx'
import { ContactList } from './ContactList.tsx'
import { ScreenTourFields } from './ScreenTourFields.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query SupportTabQuery($screen: String!, $tour: String!) {
    supportFor(screen: $screen, tour: $tour) {
      id
      ...ContactCard_contact
    }
  }
`

/** Who supports a screen or a tour, the nearest organization first. */
export function SupportTab() {
  const { supportFor } = useRouteQuery<SupportTabQuery>(query)
  const { search, set } = useNarrowing()
  const asked = { screen: search.get('screen') ?? '', tour: search.get('tour') ?? '' }
  const [screen, setScreen] = useState(asked.screen)
  const [tour, setTour] = useState(asked.tour)
  function find() {
    set({ screen: screen.trim(), tour: tour.trim() })
  }
  return (
    <Scroll>
      <Box
        component="form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          find()
        }}
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'end',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 260px)) auto' },
          justifyContent: 'start',
        }}
      >
        <ScreenTourFields screen={screen} tour={tour} onScreen={setScreen} onTour={setTour} />
        <PlainButton type="submit" className="primary" style={{ justifySelf: 'start', minHeight: 34 }}>
          {t.find}
        </PlainButton>
      </Box>
      <Section title={t.whoSupportsIt} about={t.ofYourOwnOrganizationFirstThen}>
        {supportFor.length ? (
          <Box sx={{ p: 4 }}>
            <ContactList label={t.whoSupportsIt}>
              {supportFor.map((contact) => (
                <li key={contact.id}>
                  <ContactCard contact={contact} />
                </li>
              ))}
            </ContactList>
          </Box>
        ) : (
          <Empty>{asked.screen || asked.tour ? t.nobodyIsNamedForThisYet : t.nameAScreenOrATour}</Empty>
        )}
      </Section>
    </Scroll>
  )
}
