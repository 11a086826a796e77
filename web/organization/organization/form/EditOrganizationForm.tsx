import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { EditOrganizationForm_organization$key } from '../../../__generated__/EditOrganizationForm_organization.graphql.ts'
import type { EditOrganizationForm_query$key } from '../../../__generated__/EditOrganizationForm_query.graphql.ts'
import type { EditOrganizationFormMutation } from '../../../__generated__/EditOrganizationFormMutation.graphql.ts'
import { useDraft, useDraftState } from '../../../kernel/draft/useDraft.ts'
import { useMutation } from '../../../kernel/relay/useMutation.ts'
import { refreshViewer } from '../../../kernel/shell/refreshViewer.ts'
import { toast } from '../../../kernel/shell/toast.ts'
import { changesOf, isChanged } from './draft.ts'
import { draftOf } from './draftOf.ts'
import { OrganizationForm } from './OrganizationForm.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation EditOrganizationFormMutation($input: UpdateOrganizationInput!) {
    result: updateOrganization(input: $input) {
      ... on UpdateOrganizationSuccess {
        organization {
          id
          ...EditOrganizationForm_organization
        }
      }
      ...refusal_form @alias(as: "form")
      ... on AlreadyExistsError @alias(as: "taken") {
        message
      }
    }
  }
`

interface EditOrganizationFormProps {
  query: EditOrganizationForm_query$key
  organization: EditOrganizationForm_organization$key
  /** How often it was changed beside the form by the same person: such versions are their own. */
  ownChanges: number
}

/** Changes an organization: only what was changed here is sent, with the version it was changed from. */
export function EditOrganizationForm({ query, organization: key, ownChanges }: EditOrganizationFormProps) {
  const lists = useFragment(
    graphql`
      fragment EditOrganizationForm_query on Query {
        ...OrganizationForm_query
      }
    `,
    query,
  )
  const organization = useFragment(
    graphql`
      fragment EditOrganizationForm_organization on Organization {
        id
        name
        type
        version
        dbaName
        description
        timeZone
        registration {
          employerIdentifier
          orgUid
          stateOfIncorporation
          legalEntityType {
            id
          }
          govtIdentifierType {
            id
          }
        }
        website
        contact
        coordinates {
          latitude
          longitude
        }
        auditStatus {
          id
        }
        platformStatus {
          id
        }
        ttp {
          id
        }
        registrantAddress {
          line1
          line2
          city
          postalCode
          state
          country
        }
        mailingAddress {
          line1
          line2
          city
          postalCode
          state
          country
        }
        classifications {
          isPrimary
          naics {
            code
            title
          }
        }
        departmentUses {
          status
          department {
            id
          }
        }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const [update] = useMutation<EditOrganizationFormMutation>(mutation)
  // What the form began with stays while it is open: what others change meanwhile is a conflict, and is told.
  const [initial] = useState(() => draftOf(organization))
  const [version] = useState(organization.version)
  const draft = useDraft('organization', organization.id, version)
  const [typed, setTyped] = useDraftState(draft, 'organization', initial)

  async function submit() {
    const { done, problems, refused } = await update({
      ...changesOf(initial, typed),
      id: organization.id,
      version: draft.version + ownChanges,
    })
    if (problems) {
      toast('error', t.theOrganizationWasNotSaved, problems.input ?? Object.values(problems)[0])
      return refused?.taken ? { employerIdentifier: refused.taken.message } : problems
    }
    draft.clear()
    void refreshViewer(environment)
    toast('success', t.saved({ legalName: typed.legalName }))
    void navigate(`/orgOverview/${organization.id}`)
    return done ? undefined : {}
  }

  return (
    <OrganizationForm
      query={lists}
      id={organization.id}
      seesEmployer={organization.registration.employerIdentifier !== null}
      kept={draft}
      draft={typed}
      change={(changed) => setTyped((before) => ({ ...before, ...changed }))}
      onDiscard={isChanged(typed, initial) ? () => draft.discard() : undefined}
      submit={t.saveTheChanges}
      onSubmit={submit}
    />
  )
}
