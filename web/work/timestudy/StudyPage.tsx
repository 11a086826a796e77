import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { StudyPageQuery } from '../../__generated__/StudyPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { StudySections } from './StudySections.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query StudyPageQuery($id: ID!) {
    timeStudy(id: $id) {
      name
      ...StudySections_study
    }
  }
`

/** One time study: its stopwatch, what came of it, and its cycles. */
export function StudyPage() {
  return (
    <Suspense fallback={<Page title={t.timeStudy2}>{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const { timeStudy } = useRouteQuery<StudyPageQuery>(query)
  if (!timeStudy) {
    return (
      <Page title={t.timeStudy2}>
        <Centered title={t.noSuchTimeStudy} text={t.thereIsNoTimeStudyWith}>
          <ButtonLink to="/tasks/studies" className="primary">
            {t.toTheTimeStudies}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  return (
    <Page
      title={timeStudy.name}
      actions={
        <ButtonLink to="/tasks/studies" className="outlined">
          {t.allStudies}
        </ButtonLink>
      }
    >
      <StudySections study={timeStudy} />
    </Page>
  )
}
