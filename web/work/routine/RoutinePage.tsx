import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { RoutinePageQuery } from '../../__generated__/RoutinePageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { ComingSection } from './ComingSection.tsx'
import { LedgerSection } from './LedgerSection.tsx'
import { RoutineFacts } from './RoutineFacts.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query RoutinePageQuery($id: ID!) {
    routine(id: $id) {
      title
      ...RoutineFacts_series
      ...ComingSection_series
      ...LedgerSection_series
    }
  }
`

/** A routine: when it falls due, what is to come, and its ledger. */
export function RoutinePage() {
  return (
    <Suspense fallback={<Page title={t.routine}>{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const { routine } = useRouteQuery<RoutinePageQuery>(query)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  if (!routine) {
    return (
      <Page title={t.routine}>
        <Centered title={t.noSuchRoutine} text={t.thereIsNoRoutineWithThis}>
          <ButtonLink to="/tasks/routines" className="primary">
            {t.toTheRoutines}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  const changed = (id?: string) => {
    if (id) void navigate(`/tasks/routine/${id}`)
    else void revalidate()
  }
  return (
    <Page title={routine.title}>
      <Scroll>
        <RoutineFacts series={routine} onChanged={changed} />
        <ComingSection series={routine} onChanged={changed} />
        <LedgerSection series={routine} />
      </Scroll>
    </Page>
  )
}
