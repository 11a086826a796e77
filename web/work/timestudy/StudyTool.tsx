import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { StudyToolQuery } from '../../__generated__/StudyToolQuery.graphql.ts'
import { ToolDialog } from '../../kernel/shell/ToolDialog.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { StudySections } from './StudySections.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query StudyToolQuery($id: ID!) {
    timeStudy(id: $id) {
      name
      ...StudySections_study
    }
  }
`

/** One study over the board, with its stopwatch. */
export function StudyTool() {
  return (
    <Suspense
      fallback={
        <ToolDialog title={t.timeStudy}>
          <GhostRows lists={[2, 4]} />
        </ToolDialog>
      }
    >
      <Content />
    </Suspense>
  )
}

function Content() {
  const { timeStudy } = useRouteQuery<StudyToolQuery>(query)
  const { search } = useLocation()
  const all = (
    <ButtonLink to={{ pathname: '/home/timestudy', search }} className="outlined">
      {t.allStudies}
    </ButtonLink>
  )
  return (
    <ToolDialog title={timeStudy ? timeStudy.name : t.timeStudy} actions={all}>
      {timeStudy ? (
        <StudySections study={timeStudy} />
      ) : (
        <Centered title={t.noSuchTimeStudy} text={t.thereIsNoTimeStudyWith} />
      )}
    </ToolDialog>
  )
}
