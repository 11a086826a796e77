import { graphql, useFragment } from 'react-relay'
import type { StudySections_study$key } from '../../__generated__/StudySections_study.graphql.ts'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { CyclesSection } from './CyclesSection.tsx'
import { ResultsSection } from './ResultsSection.tsx'
import { Stopwatch } from './Stopwatch.tsx'
import { StudyFacts } from './StudyFacts.tsx'

/** A study's stopwatch, what came of it, and its cycles. */
export function StudySections({ study: key }: { study: StudySections_study$key }) {
  const study = useFragment(
    graphql`
      fragment StudySections_study on TimeStudy {
        can {
          record {
            allowed
          }
        }
        ...Stopwatch_study
        ...StudyFacts_study
        ...ResultsSection_study
        ...CyclesSection_study
      }
    `,
    key,
  )
  return (
    <Scroll>
      {study.can.record.allowed ? <Stopwatch study={study} /> : null}
      <ResultsSection study={study} />
      <CyclesSection study={study} />
      <StudyFacts study={study} />
    </Scroll>
  )
}
