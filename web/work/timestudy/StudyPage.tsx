import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { StudyPageQuery } from '../../__generated__/StudyPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { StudySections } from './StudySections.tsx'

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
    <Suspense fallback={<Page title="Time study">{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const { timeStudy } = useRouteQuery<StudyPageQuery>(query)
  if (!timeStudy) {
    return (
      <Page title="Time study">
        <Centered title="No such time study" text="There is no time study with this number that you may read.">
          <ButtonLink to="/tasks/studies" className="primary">
            To the time studies
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
          All studies
        </ButtonLink>
      }
    >
      <StudySections study={timeStudy} />
    </Page>
  )
}
