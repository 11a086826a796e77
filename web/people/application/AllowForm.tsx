import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { AllowForm_request$key } from '../../__generated__/AllowForm_request.graphql.ts'
import type { AllowFormMutation } from '../../__generated__/AllowFormMutation.graphql.ts'
import { makeChange } from '../../kernel/relay/makeChange.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { leadBack } from './leadBack.ts'
import { isSamePerson } from './loadAuthorization.ts'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestedScopes } from './RequestedScopes.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation AllowFormMutation($input: AllowApplicationInput!) {
    result: allowApplication(input: $input) {
      ... on AllowApplicationSuccess {
        url
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface AllowFormProps {
  request: AllowForm_request$key
  /** The address that the application has sent somebody to. */
  asked: { readonly organizationId: string; readonly parameters: string }
  organization: string
  /** Hears where one is being led. */
  onLeadingBack: (address: string) => void
}

/** What an application asks for, to be allowed or not. */
export function AllowForm({ request: key, asked, organization, onLeadingBack }: AllowFormProps) {
  const request = useFragment(
    graphql`
      fragment AllowForm_request on AuthorizationRequest {
        application {
          isSelfRegistered
        }
        scopes
        deniedUrl
        ...RequestFacts_request
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const reference = useLoaderData<object>()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const [waiting, setWaiting] = useState(false)
  const lead = (address: string | null | undefined) => {
    if (address && leadBack(address)) onLeadingBack(address)
    else setProblem(t.noWayBack)
  }
  async function allow() {
    if (waiting) return
    if (!isSamePerson(reference)) {
      setProblem(t.anotherPersonSignedIn)
      return revalidate()
    }
    setWaiting(true)
    setProblem(undefined)
    try {
      lead((await makeChange<AllowFormMutation>(environment, mutation, asked)).url)
    } catch (error) {
      setProblem((error as Error).message)
    }
    setWaiting(false)
  }
  return (
    <>
      {request.application?.isSelfRegistered ? (
        <p
          style={{
            margin: 0,
            padding: '8px 12px',
            border: '1px solid currentColor',
            borderRadius: 8,
            color: 'var(--ops-warn)',
          }}
        >
          {t.registeredItselfAndUnchecked({ organization })}
        </p>
      ) : null}
      <RequestedScopes scopes={request.scopes} />
      <RequestFacts request={request} />
      {problem ? <Notice role="alert">{problem}</Notice> : null}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', '& button': { flex: '1 1 120px' } }}>
        <PlainButton type="button" className="outlined" disabled={waiting} onClick={() => lead(request.deniedUrl)}>
          {t.cancel}
        </PlainButton>
        <PlainButton type="button" className="primary" aria-disabled={waiting} onClick={() => void allow()}>
          {t.allow}
        </PlainButton>
      </Stack>
    </>
  )
}
