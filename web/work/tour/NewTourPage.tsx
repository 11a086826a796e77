import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { NewTourPageMutation } from '../../__generated__/NewTourPageMutation.graphql.ts'
import type { NewTourPageQuery } from '../../__generated__/NewTourPageQuery.graphql.ts'
import { OrganizationSelect } from '../../organization/organization/OrganizationSelect.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { Page } from '../../kernel/shell/Page.tsx'
import { toast } from '../../kernel/shell/toast.ts'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { emptyTour, inputOfTour, type TourDraft } from './tourDraft.ts'
import { TourForm } from './TourForm.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query NewTourPageQuery {
    ...TourForm_query
  }
`

const mutation = graphql`
  mutation NewTourPageMutation($input: CreateTourInput!) {
    result: createTour(input: $input) {
      ... on CreateTourSuccess {
        tour {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** A tour that is to be. */
export function NewTourPage() {
  return (
    <Page title={t.addATour}>
      <Suspense>
        <Content />
      </Suspense>
    </Page>
  )
}

function Content() {
  const data = useRouteQuery<NewTourPageQuery>(query)
  const draft = useDraft('tour', newIn(null))
  const [organizationId, setOrganizationId] = useDraftState(draft, 'organizationId', '')
  const [problems, setProblems] = useState<Problems>({})
  const [create, waiting] = useMutation<NewTourPageMutation>(mutation)
  const navigate = useNavigate()
  const submit = async (said: TourDraft) => {
    const { done, problems: failed } = await create({ organizationId, ...inputOfTour(said) })
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', t.added({ trim: said.name.trim() }))
    if (done.tour) void navigate(`/actonTourSettings/tour/${done.tour.id}`)
  }
  return (
    <Scroll>
      <TourForm
        query={data}
        initial={emptyTour}
        organizationId={organizationId}
        submit={t.addTheTour}
        waiting={waiting}
        draft={draft}
        problems={problems}
        onSubmit={(said) => void submit(said)}
        onCancel={() => void navigate('/actonTourSettings')}
      >
        <OrganizationSelect
          value={organizationId}
          onChange={setOrganizationId}
          problem={problems.organizationId}
          autoFocus
        />
      </TourForm>
    </Scroll>
  )
}
