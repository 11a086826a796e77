import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { SignedInAsQuery } from '../../__generated__/SignedInAsQuery.graphql.ts'
import { homeAddress, takeHomeAddress } from '../../kernel/auth/returnAddress.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { takeInvitation } from './invitation.ts'
import { InvitationLine } from './InvitationLine.tsx'
import { PublicPage } from './PublicPage.tsx'
import { signOut } from './signOut.ts'
import { useInvitation } from './useInvitation.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import { inSentence } from '../../kernel/ui/inSentence.tsx'
import * as t from './__generated__/messages.ts'

const VerifyForm = lazy(async () => ({ default: (await import('./VerifyForm.tsx')).VerifyForm }))

const query = graphql`
  query SignedInAsQuery {
    viewer {
      user {
        name
        email
      }
    }
  }
`

/** Who holds a token and opens the sign-in chooses: go on, or sign out first. */
export function SignedInAs({ onSignedOut }: { onSignedOut: () => void }) {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const [search] = useSearch()
  const invitation = useInvitation(search.get('invitation'))
  const toVerify = search.get('verify')
  const { code, offer, address } = invitation
  const { viewer } = useRouteQuery<SignedInAsQuery>(query)
  const { name, email } = viewer!.user
  const isForAnother = address !== undefined && address !== email
  // As long as it is not known what the code is good for, nothing is the first choice.
  const isInvited = Boolean(code) && !isForAnother
  return (
    <PublicPage title={t.youAreSignedIn}>
      <Stack sx={{ gap: 3 }}>
        <Typography color="textSecondary">
          {inSentence(t.signedInAs, { name: <strong>{name}</strong>, email })}{' '}
          {toVerify ? t.verifyThatYouReceivedTheLink : t.continueToYourBoardOrSign2}
        </Typography>
        <InvitationLine invitation={invitation} doing={isForAnother ? undefined : 'accept'} />
        {isForAnother ? <Notice role="alert">{t.theInvitationIsForSignOut({ email: address })}</Notice> : null}
        {toVerify ? (
          <Suspense>
            <VerifyForm token={toVerify} />
          </Suspense>
        ) : null}
        {offer && isInvited ? (
          <PlainButton
            type="button"
            className="primary"
            onClick={() => void takeInvitation(environment, code).then(() => navigate(takeHomeAddress()))}
          >
            {t.acceptTheInvitation}
          </PlainButton>
        ) : null}
        <ButtonLink to={homeAddress()} className={isInvited || toVerify ? 'outlined' : 'primary'}>
          {t.continue}
        </ButtonLink>
        <PlainButton
          type="button"
          className="outlined"
          onClick={() => {
            signOut(environment)
            onSignedOut()
          }}
        >
          {t.signOut}
        </PlainButton>
      </Stack>
    </PublicPage>
  )
}
