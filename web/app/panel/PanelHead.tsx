import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PanelHead_action$key } from '../../__generated__/PanelHead_action.graphql.ts'
import type { PanelHeadFinishMutation } from '../../__generated__/PanelHeadFinishMutation.graphql.ts'
import type { PanelHeadStartMutation } from '../../__generated__/PanelHeadStartMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import type { PanelKey } from '../../work/procedure/panelList.tsx'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const startMutation = graphql`
  mutation PanelHeadStartMutation($input: StartProcedureInput!) {
    result: startProcedure(input: $input) {
      ... on StartProcedureSuccess {
        action {
          ...PanelHead_action
          ...PanelRail_action
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const finishMutation = graphql`
  mutation PanelHeadFinishMutation($input: FinishProcedureInput!) {
    result: finishProcedure(input: $input) {
      ... on FinishProcedureSuccess {
        action {
          ...PanelHead_action
          ...PanelRail_action
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const names = { OPEN: t.open, STARTED: t.started, DONE: t.done } as Record<string, string>

/** Which procedure it is, what to know of it, how far it has come, and by whom; opening it starts it. */
export function PanelHead({
  panel,
  action: key,
}: {
  panel: { key: PanelKey; name: string }
  action: PanelHead_action$key | null
}) {
  const action = useFragment(
    graphql`
      fragment PanelHead_action on Action {
        id
        organization {
          timeZone
        }
        can {
          collaborate {
            allowed
          }
        }
        procedures {
          status
          changes {
            id
            status
            at
            by {
              name
            }
          }
          procedure {
            id
            name
            data
            type {
              referTo
            }
          }
        }
      }
    `,
    key,
  )
  const now = useNow()
  const [start, isStarting] = useMutation<PanelHeadStartMutation>(startMutation)
  const [finish, isFinishing] = useMutation<PanelHeadFinishMutation>(finishMutation)
  const [problem, setProblem] = useState<string>()
  const own = action?.procedures.find(({ procedure }) => procedure.type.referTo === panel.key)
  const actionId = action?.id
  const procedureId = own?.procedure.id
  const may = action?.can.collaborate.allowed ?? false
  const isOpen = own?.status === 'OPEN'
  const [refused, setRefused] = useState<string>()
  // A reading that was under way may still say open once it is started: then that is said again, but never what was
  // refused.
  useEffect(() => {
    const what = `${actionId} ${procedureId}`
    if (!actionId || !procedureId || !may || !isOpen || isStarting || refused === what) return
    void start({ actionId, procedureId }).then(({ problems }) => {
      if (problems) setRefused(what)
    })
  }, [start, actionId, procedureId, may, isOpen, isStarting, refused])
  const name = own?.procedure.name ?? panel.name
  const hint = (own?.procedure.data as { hint?: string } | undefined)?.hint
  const isDone = own?.status === 'DONE'
  async function toggle() {
    if (!actionId || !procedureId || isFinishing) return
    const { problems } = await finish({ actionId, procedureId, isDone: !isDone })
    setProblem(problems?.input)
    if (!problems) announce((isDone ? t.nameNotDone : t.nameDone)({ name }))
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography component="h3" variant="h2">
          {name}
        </Typography>
        {own ? <Tag className={own.status === 'STARTED' ? 'planned' : undefined}>{names[own.status]}</Tag> : null}
        {own && may ? (
          <PlainButton
            type="button"
            className="outlined"
            style={{ marginInlineStart: 'auto', minHeight: 26 }}
            aria-disabled={isFinishing}
            onClick={() => void toggle()}
          >
            {isDone ? t.notDoneAfterAll : t.markAsDone}
          </PlainButton>
        ) : null}
      </Box>
      {problem ? (
        <Typography role="alert" variant="body2" sx={{ color: 'var(--ops-late)' }}>
          {problem}
        </Typography>
      ) : null}
      {hint ? (
        <Box
          sx={{
            px: 3,
            py: 2,
            borderRadius: '6px',
            bgcolor: 'var(--ops-line-2)',
            color: 'text.secondary',
            whiteSpace: 'pre-wrap',
          }}
        >
          {hint}
        </Box>
      ) : null}
      {own?.changes.length ? (
        <Box
          component="details"
          sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary', '& summary': { cursor: 'pointer' } }}
        >
          <summary>
            {t.by({
              names: names[own.changes[0]!.status] ?? '',
              name: own.changes[0]!.by.name,
              momentText: momentText(own.changes[0]!.at, action!.organization.timeZone, now),
            })}
          </summary>
          <Box component="ol" aria-label={t.historyOf({ name })} sx={{ m: 0, paddingInlineStart: 4 }}>
            {own.changes.map(({ id, status, by, at }) => (
              <li key={id}>
                {t.by({
                  names: names[status] ?? '',
                  name: by.name,
                  momentText: momentText(at, action!.organization.timeZone, now),
                })}
              </li>
            ))}
          </Box>
        </Box>
      ) : null}
    </Box>
  )
}
