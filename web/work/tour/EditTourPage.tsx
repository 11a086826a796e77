import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { EditTourPageMutation } from '../../__generated__/EditTourPageMutation.graphql.ts'
import type { EditTourPageQuery } from '../../__generated__/EditTourPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useShown } from '../../kernel/relay/useShown.ts'
import { useDraft } from '../../kernel/draft/useDraft.ts'
import { theirs, useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { Page } from '../../kernel/shell/Page.tsx'
import { toast } from '../../kernel/shell/toast.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { draftOfTour, inputOfTour, type TourDraft } from './tourDraft.ts'
import { TourForm } from './TourForm.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query EditTourPageQuery($id: ID!) {
    tour(id: $id) {
      id
      version
      name
      description
      orderRule
      speedKmh
      reminderMins
      type {
        id
      }
      actionClass {
        id
      }
      startLocation {
        id
        name
      }
      endLocation {
        id
        name
      }
      checklist {
        id
      }
      includes {
        buckets
        actionClasses {
          id
        }
        priorities {
          id
        }
      }
      stops {
        name
        coordinates {
          latitude
          longitude
        }
        opensMins
        closesMins
        serviceMins
        pinned
        priority {
          id
        }
        location {
          id
          name
        }
        vehicle {
          vehicleId
          unitNumber
        }
      }
      organization {
        id
      }
      can {
        edit {
          allowed
          reason
        }
      }
    }
    ...TourForm_query
  }
`

const mutation = graphql`
  mutation EditTourPageMutation($input: UpdateTourInput!) {
    result: updateTour(input: $input) {
      ... on UpdateTourSuccess {
        tour {
          id
          version
          ...TourFacts_tour
          ...TourStops_tour
          ...TourRow_tour
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** A tour as a form. */
export function EditTourPage() {
  return (
    <Suspense fallback={<Page title={t.tour}>{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const data = useRouteQuery<EditTourPageQuery>(query)
  // A change that comes in meanwhile is told at saving, not under one's hands.
  const tour = useShown(data.tour)
  const draft = useDraft('tour', tour?.id ?? '', tour?.version)
  const [problems, setProblems] = useState<Problems>({})
  const [update, waiting] = useMutation<EditTourPageMutation>(mutation)
  const navigate = useNavigate()
  if (!tour?.can.edit.allowed) {
    return (
      <Page title={tour?.name ?? t.tour}>
        <Centered title={tour ? t.notYoursToEdit : t.noSuchTour} text={tour?.can.edit.reason ?? t.thereIsNoTourOfThis}>
          <ButtonLink to="/actonTourSettings" className="primary">
            {t.toTheTours}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  const back = `/actonTourSettings/tour/${tour.id}`
  const submit = async (said: TourDraft) => {
    const { problems: failed } = await update({ id: tour.id, version: draft.version, ...inputOfTour(said) })
    if (failed && failed !== theirs) return setProblems(failed)
    draft.clear()
    if (failed) return void navigate(back)
    toast('success', t.saved({ trim: said.name.trim() }))
    void navigate(back)
  }
  return (
    <Page title={t.edit({ name: tour.name })}>
      <Scroll>
        <TourForm
          query={data}
          initial={draftOfTour(tour)}
          organizationId={tour.organization.id}
          submit={t.save}
          waiting={waiting}
          draft={draft}
          problems={problems}
          onSubmit={(said) => void submit(said)}
          onCancel={() => void navigate(back)}
        />
      </Scroll>
    </Page>
  )
}
