import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { SignedInAsQuery } from '../__generated__/SignedInAsQuery.graphql.ts'
import { useRouteQuery } from '../relay/route.tsx'
import { ButtonLink, PlainButton } from '../ui/PlainButton.tsx'
import { takeInvitation } from './invitation.ts'
import { PublicPage } from './PublicPage.tsx'
import { signOut } from './signOut.ts'

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
  const code = useSearchParams()[0].get('invitation')
  const { viewer } = useRouteQuery<SignedInAsQuery>(query)
  const { name, email } = viewer!.user
  return (
    <PublicPage title="You are signed in">
      <Stack sx={{ gap: 3 }}>
        <Typography color="textSecondary">
          Signed in as <strong>{name}</strong>, {email}. Continue to your board, or sign out to use another account.
        </Typography>
        {code ? (
          <PlainButton type="button" className="primary" onClick={() => void takeInvitation(environment, code).then(() => navigate('/home'))}>
            Take the invitation and continue
          </PlainButton>
        ) : (
          <ButtonLink to="/home" className="primary">
            Continue
          </ButtonLink>
        )}
        <PlainButton
          type="button"
          className="outlined"
          onClick={() => {
            signOut(environment)
            onSignedOut()
          }}
        >
          Sign out
        </PlainButton>
      </Stack>
    </PublicPage>
  )
}
