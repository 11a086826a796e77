import { Suspense } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { CreateOrganizationPageMutation } from '../../__generated__/CreateOrganizationPageMutation.graphql.ts'
import type { CreateOrganizationPageQuery } from '../../__generated__/CreateOrganizationPageQuery.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { Page } from '../../kernel/shell/Page.tsx'
import { refreshViewer } from '../../kernel/shell/refreshViewer.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { withParams } from '../../kernel/ui/address.ts'
import { createInputOf, emptyDraft, isChanged, type Draft } from './form/draft.ts'
import { FirstForm } from './form/FirstForm.tsx'
import { FormSkeleton } from './form/FormSkeleton.tsx'
import { OrganizationForm } from './form/OrganizationForm.tsx'
import { typeNames } from './typeNames.ts'
import { zoneHere } from '../../kernel/ui/times.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query CreateOrganizationPageQuery($parent: ID!, $hasParent: Boolean!) {
    ...OrganizationForm_query
    parent: organization(id: $parent) @include(if: $hasParent) {
      id
      name
      type
      childTypes
      can {
        addChild {
          allowed
          reason
        }
      }
    }
  }
`

const mutation = graphql`
  mutation CreateOrganizationPageMutation($input: CreateOrganizationInput!) {
    result: createOrganization(input: $input) {
      ... on CreateOrganizationSuccess {
        organization {
          id
          name
        }
      }
      ...refusal_form @alias(as: "form")
      ... on AlreadyExistsError @alias(as: "taken") {
        message
      }
    }
  }
`

/**
 * A new organization. One of its own takes one screen, whose whole form is a button away; below another one it takes
 * the whole form.
 */
export function CreateOrganizationPage() {
  return (
    <Page title={t.createAnOrganization}>
      <Scroll>
        <Suspense fallback={<FormSkeleton />}>
          <Content />
        </Suspense>
      </Scroll>
    </Page>
  )
}

function Content() {
  const data = useRouteQuery<CreateOrganizationPageQuery>(query)
  const [params, setParams] = useSearch()
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const [create] = useMutation<CreateOrganizationPageMutation>(mutation)
  const { parent } = data
  const mayAdd = parent?.can.addChild.allowed
  const asked = params.get('type') ?? ''
  const type = asked in typeNames ? asked : (parent?.childTypes.find((one) => one !== parent.type) ?? emptyDraft.type)
  const initial: Draft = {
    ...emptyDraft,
    type,
    parent:
      parent && mayAdd ? { id: parent.id, name: parent.name, type: parent.type, childTypes: parent.childTypes } : null,
    timeZone: parent ? '' : zoneHere(),
  }
  const draft = useDraft('organization', ['new', asked, params.get('parent')].filter(Boolean).join(' '))
  const [typed, setTyped] = useDraftState(draft, 'organization', initial)

  async function submit() {
    const { done, problems, refused } = await create(createInputOf(typed))
    if (problems) {
      toast('error', t.failedToCreateOrganization, problems.input ?? Object.values(problems)[0])
      return refused?.taken ? { employerIdentifier: refused.taken.message } : problems
    }
    draft.clear()
    await refreshViewer(environment)
    const { organization } = done
    toast('success', t.created({ name: organization!.name }))
    // The board of an organization of one's own says what to do first.
    void navigate(typed.parent ? `/orgOverview/${organization!.id}` : '/home')
    return undefined
  }

  const form = {
    kept: draft,
    draft: typed,
    change: (changed: Partial<Draft>) => setTyped((before) => ({ ...before, ...changed })),
    onDiscard: isChanged(typed, initial) ? () => draft.discard() : undefined,
    onSubmit: submit,
  }
  return (
    <>
      {params.get('parent') && !mayAdd ? (
        <Notice>
          {parent
            ? t.nothingCanBeAddedBelow({ name: parent.name, value: parent.can.addChild.reason ?? '' })
            : t.theOrganizationToAddItBelow}
        </Notice>
      ) : null}
      {params.has('step') || params.has('parent') || params.has('type') ? (
        <OrganizationForm {...form} query={data} submit={t.createTheOrganization} />
      ) : (
        <FirstForm {...form} onMore={(step) => setParams((current) => withParams(current, { step }))} />
      )}
    </>
  )
}
