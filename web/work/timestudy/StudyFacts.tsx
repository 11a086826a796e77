import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { StudyFacts_study$key } from '../../__generated__/StudyFacts_study.graphql.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import { minutesText } from './duration.ts'
import { EditStudyDialog } from './EditStudyDialog.tsx'
import { statusNames } from './statusNames.ts'
import * as t from './__generated__/messages.ts'

/** What is timed, where, by whom and how precisely. */
export function StudyFacts({ study: key }: { study: StudyFacts_study$key }) {
  const study = useFragment(
    graphql`
      fragment StudyFacts_study on TimeStudy {
        status
        allowance
        confidence
        precision
        createdAt
        taskItem {
          id
          name
        }
        organization {
          name
          rootName
        }
        department {
          name
        }
        group {
          name
        }
        observed {
          name
        }
        observer {
          name
        }
        can {
          record {
            allowed
            reason
          }
        }
        ...EditStudyDialog_study
        ...DiscardDialog_study
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'edit' | 'discard'>()
  const close = () => setOpen(undefined)
  const work = <Link to={`/tasks/item/${study.taskItem.id}`}>{study.taskItem.name}</Link>
  const begun = <Moment at={study.createdAt} />
  return (
    <Section
      title={t.aboutTheStudy}
      actions={
        study.can.record.allowed ? (
          <>
            <PlainButton type="button" className="outlined" onClick={() => setOpen('edit')}>
              {t.edit}
            </PlainButton>
            <PlainButton type="button" className="outlined" onClick={() => setOpen('discard')}>
              {t.discard3}
            </PlainButton>
          </>
        ) : (
          <Why permission={study.can.record} />
        )
      }
    >
      <Box sx={{ p: 3 }}>
        <Facts
          facts={[
            [t.work, work],
            [t.state, statusNames[study.status]],
            [
              t.where,
              [inRoot(study.organization), study.department?.name, study.group?.name].filter(Boolean).join(' › '),
            ],
            [t.whoseWork, study.observed?.name ?? t.nobodyInParticular],
            [t.timedBy, study.observer.name],
            [t.begun, begun],
            [t.allowance, `${minutesText(study.allowance * 100)} %`],
            [t.precision, `± ${minutesText(study.precision * 100)} % at z = ${study.confidence}`],
          ]}
        />
      </Box>
      {open === 'edit' ? <EditStudyDialog study={study} onClose={close} /> : null}
      {open === 'discard' ? <DiscardDialog study={study} onClose={close} /> : null}
    </Section>
  )
}
