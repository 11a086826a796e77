import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { TimePanel_action$key } from '../../__generated__/TimePanel_action.graphql.ts'
import { ActionSteps } from '../../work/action/ActionSteps.tsx'
import { RecordTimer } from '../../work/timestudy/RecordTimer.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { inSentence } from '../../kernel/ui/inSentence.tsx'
import * as t from './__generated__/messages.ts'

const BeginStudyDialog = lazy(async () => ({
  default: (await import('../../work/timestudy/BeginStudyDialog.tsx')).BeginStudyDialog,
}))

/** How long the record took so far, the steps that start and stop that, and the study of its kind of work. */
export function TimePanel({ action: key }: { action: TimePanel_action$key }) {
  const action = useFragment(
    graphql`
      fragment TimePanel_action on Action {
        state
        actual {
          workedSecs
        }
        serviceTimeMins
        taskItem {
          id
          name
        }
        ...RecordTimer_action
        ...ActionSteps_action
      }
    `,
    key,
  )
  const navigate = useNavigate()
  const [begins, setBegins] = useState(false)
  const isUntouched = !action.actual.workedSecs && !['STARTED', 'RESUMED'].includes(action.state)
  return (
    <>
      {isUntouched ? (
        <Typography color="textSecondary">
          {action.serviceTimeMins ? t.noTimeRecordedOf({ serviceTimeMins: action.serviceTimeMins }) : t.noTimeRecorded}
        </Typography>
      ) : (
        <RecordTimer action={action} />
      )}
      <ActionSteps action={action} />
      {action.taskItem ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            pt: 3,
            borderTop: '1px solid var(--ops-line-2)',
          }}
        >
          <Typography color="textSecondary" sx={{ flex: 1, minWidth: 180 }}>
            {inSentence(t.serviceTimesAndStudiesOf, {
              name: <Link to={`/tasks/item/${action.taskItem.id}`}>{action.taskItem.name}</Link>,
            })}
          </Typography>
          <PlainButton type="button" className="outlined" onClick={() => setBegins(true)}>
            {t.newTimeStudy}
          </PlainButton>
        </Box>
      ) : null}
      {begins && action.taskItem ? (
        <LateWindow onFailure={() => setBegins(false)}>
          <BeginStudyDialog
            item={action.taskItem}
            onClose={() => setBegins(false)}
            onDone={(id) => void navigate(`/tasks/studies/${id}`)}
          />
        </LateWindow>
      ) : null}
    </>
  )
}
