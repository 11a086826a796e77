import Stack from '@mui/material/Stack'
import { useEffect, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useLoaderData } from 'react-router-dom'
import type { AuthorizationQuery } from '../../__generated__/AuthorizationQuery.graphql.ts'
import { forgetReturnAddress } from '../../kernel/auth/returnAddress.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { inSentence } from '../../kernel/ui/inSentence.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { PublicPage } from '../session/PublicPage.tsx'
import { signOut } from '../session/signOut.ts'
import { AllowForm } from './AllowForm.tsx'
import { LeadingBack } from './LeadingBack.tsx'
import { NotPossible } from './NotPossible.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query AuthorizationQuery($organizationId: ID!, $parameters: String!) {
    viewer {
      user {
        name
        email
      }
      rootOrganizations {
        id
        name
      }
    }
    authorizationRequest(organizationId: $organizationId, parameters: $parameters) {
      application {
        name
      }
      problem
      ...AllowForm_request
      ...NotPossible_request
    }
  }
`

/** What an application asks of who is signed in, or why that can't be. */
export function Authorization() {
  const environment = useRelayEnvironment()
  const { viewer, authorizationRequest: request } = useRouteQuery<AuthorizationQuery>(query)
  const { organizationId, parameters } = useLoaderData<{ variables: AuthorizationQuery['variables'] }>().variables
  const [address, setAddress] = useState<string>()
  // One is here: the next sign-in leads to the board again.
  useEffect(() => {
    forgetReturnAddress()
  }, [])
  const { user, rootOrganizations } = viewer!
  const name = request.application?.name
  const organization = rootOrganizations.find(({ id }) => id === organizationId)?.name
  if (address !== undefined && name) {
    return (
      <PublicPage title={t.leadingBackTo({ name })} width={440} leadsToHeading>
        <LeadingBack name={name} address={address} />
      </PublicPage>
    )
  }
  const canBeAllowed = name && organization && request.problem === null
  const title = canBeAllowed
    ? t.wantsToActForYou({ name, organization })
    : name
      ? t.cannotBeAllowed({ name })
      : t.allowAnApplication
  return (
    <PublicPage title={title} width={440} leadsToHeading>
      <Stack sx={{ gap: 3 }}>
        <span style={{ overflowWrap: 'anywhere' }}>
          {inSentence(t.signedInAs, { name: <strong>{user.name}</strong>, email: user.email })}{' '}
          <PlainButton
            type="button"
            style={{ minHeight: 24, padding: 0, border: 0, color: 'var(--ops-brand)' }}
            onClick={() => signOut(environment)}
          >
            {t.anotherAccount}
          </PlainButton>
        </span>
        {canBeAllowed ? (
          <AllowForm
            request={request}
            asked={{ organizationId, parameters }}
            organization={organization}
            onLeadingBack={setAddress}
          />
        ) : (
          <NotPossible request={request} />
        )}
      </Stack>
    </PublicPage>
  )
}
