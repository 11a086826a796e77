import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ResultsSection_study$key } from '../../__generated__/ResultsSection_study.graphql.ts'
import { minutes } from '../task/minutes.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { minutesText, secondsOf } from './duration.ts'
import { PublishDialog } from './PublishDialog.tsx'
import * as t from './__generated__/messages.ts'

/** What came of a study: the times of each element and of the work, and how many cycles are still needed. */
export function ResultsSection({ study: key }: { study: ResultsSection_study$key }) {
  const study = useFragment(
    graphql`
      fragment ResultsSection_study on TimeStudy {
        status
        allowance
        completeCycles
        cyclesNeeded
        observedSecs
        normalSecs
        standardSecs
        standardMins
        can {
          publish {
            allowed
            reason
          }
        }
        elements {
          position
          name
          rating
          observedSecs
          normalSecs
          standardSecs
          cyclesNeeded
        }
        ...PublishDialog_study
      }
    `,
    key,
  )
  const [publishes, setPublishes] = useState(false)
  const { completeCycles: done, cyclesNeeded: needed } = study
  const still =
    needed == null
      ? t.howManyCyclesAreNeededIs
      : needed > done
        ? t.moreCyclesNeeded({ count: needed - done })
        : t.thereAreCyclesEnough
  return (
    <Section
      title={t.results}
      about={t.complete({
        done,
        value: done === 1 ? t.cycle3 : t.cycles2,
        value2: study.status === 'OPEN' ? still : '',
      })}
      actions={
        study.can.publish.allowed ? (
          <PlainButton type="button" className="primary" onClick={() => setPublishes(true)}>
            {t.publish2}
          </PlainButton>
        ) : (
          <Why permission={study.can.publish} />
        )
      }
    >
      <Table
        caption={t.timesByElement}
        columns={[
          t.element2,
          ...[t.rating, t.observed, t.normal, t.standard, t.cyclesNeeded].map((label) => ({ label, number: true })),
        ]}
      >
        {study.elements.map((element) => (
          <tr key={element.position}>
            <th scope="row">{element.name}</th>
            <td className="number">{element.rating}</td>
            <td className="number">{secondsOf(element.observedSecs)}</td>
            <td className="number">{secondsOf(element.normalSecs)}</td>
            <td className="number">{secondsOf(element.standardSecs)}</td>
            <td className="number">{element.cyclesNeeded ?? '—'}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t.theWork}</th>
          <td className="number">—</td>
          <td className="number">{secondsOf(study.observedSecs)}</td>
          <td className="number">{secondsOf(study.normalSecs)}</td>
          <td className="number">
            <strong>{secondsOf(study.standardSecs)}</strong>
          </td>
          <td className="number">{needed ?? '—'}</td>
        </tr>
      </Table>
      {study.standardSecs != null && study.standardMins != null ? (
        <Box sx={{ px: 3, py: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {t.minWithAllowedAServiceTime({
              minutesText: minutesText(study.standardSecs / 60),
              minutesText2: minutesText(study.allowance * 100),
              minutes: minutes(study.standardMins),
            })}
          </Typography>
        </Box>
      ) : null}
      {publishes ? <PublishDialog study={study} onClose={() => setPublishes(false)} /> : null}
    </Section>
  )
}
