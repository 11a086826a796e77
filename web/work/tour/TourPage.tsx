import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { TourPageQuery } from '../../__generated__/TourPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { CadenceSection } from './CadenceSection.tsx'
import { PlanRunButton } from './PlanRunButton.tsx'
import { RunTable } from './RunTable.tsx'
import { TourActions } from './TourActions.tsx'
import { TourFacts } from './TourFacts.tsx'
import { TourStops } from './TourStops.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query TourPageQuery($id: ID!) {
    tour(id: $id) {
      id
      name
      runs(first: 20) {
        edges {
          node {
            ...RunTable_runs
          }
        }
      }
      ...TourActions_tour
      ...TourFacts_tour
      ...TourStops_tour
      ...CadenceSection_tour
      ...PlanRunButton_tour
    }
  }
`

/** A tour: what it is, its stops, and its latest runs. */
export function TourPage() {
  return (
    <Suspense fallback={<Page title={t.tour}>{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const { tour } = useRouteQuery<TourPageQuery>(query)
  if (!tour) {
    return (
      <Page title={t.tour}>
        <Centered title={t.noSuchTour} text={t.thereIsNoTourOfThis}>
          <ButtonLink to="/actonTourSettings" className="primary">
            {t.toTheTours}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  const runs = tour.runs.edges.map(({ node }) => node)
  return (
    <Page title={tour.name} actions={<TourActions tour={tour} />}>
      <Scroll>
        <TourFacts tour={tour} />
        <TourStops tour={tour} />
        <CadenceSection tour={tour} />
        <Section title={t.latestRuns} actions={<PlanRunButton tour={tour} isPrimary />}>
          {runs.length ? <RunTable runs={runs} /> : <Empty>{t.itWasNotWalkedYet}</Empty>}
        </Section>
      </Scroll>
    </Page>
  )
}
