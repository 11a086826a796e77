import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Outlet, useLocation } from 'react-router-dom'
import type { BreachPaneQuery } from '../../__generated__/BreachPaneQuery.graphql.ts'
import { RecordMail } from '../../communication/message/RecordMail.tsx'
import { RecordMessages } from '../../communication/message/RecordMessages.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { BreachView } from './BreachView.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query BreachPaneQuery($id: ID!) {
    breach(id: $id) {
      id
      because
      ...BreachView_breach
      lastAction {
        id
        ...RecordMessages_action
        ...RecordMail_action
      }
    }
  }
`

/** The breach that is open: its number, its records, and the thread of the last one with whoever is responsible. */
export function BreachPane() {
  const { breach } = useRouteQuery<BreachPaneQuery>(query)
  const { search } = useLocation()
  const back = { pathname: '/comms', search }
  if (!breach) {
    return (
      <Centered title={t.noSuchBreach} text={t.thereIsNoBreachWithThis}>
        <ButtonLink className="primary" to={back}>
          {t.toTheBreaches}
        </ButtonLink>
      </Centered>
    )
  }
  const record = breach.lastAction
  return (
    <Box
      component="section"
      aria-label={t.breach}
      sx={{
        overflowY: 'auto',
        minHeight: 0,
        px: { xs: 3, md: 5 },
        py: 4,
        display: 'grid',
        gap: 5,
        alignContent: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
      tabIndex={0}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <ButtonLink to={back} sx={{ display: { md: 'none' }, justifySelf: 'start' }}>
          {t.allBreaches}
        </ButtonLink>
        <Typography component="h2" variant="h2" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {breach.because}
        </Typography>
      </Box>
      <BreachView breach={breach} recordPath={(key) => `/comms/breach/${breach.id}/record/${key}${search}`} />
      {record ? (
        <>
          <RecordMessages key={record.id} action={record} />
          <RecordMail action={record} />
        </>
      ) : null}
      <Suspense>
        <Outlet />
      </Suspense>
    </Box>
  )
}
