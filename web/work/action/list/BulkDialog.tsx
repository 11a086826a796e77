import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { DraftLine } from '../../../kernel/draft/DraftLine.tsx'
import { newIn, useDraft, useDraftState } from '../../../kernel/draft/useDraft.ts'
import { announce } from '../../../kernel/ui/announce.ts'
import { tellDone } from '../../../kernel/undo/done.ts'
import { Notice } from '../../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { leave, settle, useForm } from '../../../kernel/ui/useForm.ts'
import { missingIn } from '../missingIn.ts'
import type { MoveProblems } from '../moveAction.ts'
import { moveInputOf, type MoveDraft } from '../moveDraft.ts'
import { MoveFields } from '../MoveFields.tsx'
import type { Need, TransitionName } from '../moves.ts'
import { BulkReport } from './BulkReport.tsx'
import { idsOf, transitionAll, type Outcome } from './bulk.ts'
import type { ListVariables } from './listFilter.ts'
import type { Selection } from './selection.ts'
import { undoAll, type Done } from './undoAll.ts'
import * as t from './__generated__/messages.ts'

interface BulkDialogProps {
  move: { name: TransitionName; label: string; needs: readonly Need[] }
  count: number
  selection: Selection
  variables: ListVariables
  /** One of the records, whose candidates are offered. */
  actionId: string
  onClose: (hasChanged: boolean) => void
}

type Stage = 'asks' | 'runs' | 'done'

/** Asks once what a transition needs, makes it of all that is selected, and says what became of each. */
export function BulkDialog({ move, count, selection, variables, actionId, onClose }: BulkDialogProps) {
  const environment = useRelayEnvironment()
  const titleId = useId()
  const [stage, setStage] = useState<Stage>('asks')
  const draft = useDraft(`bulk-${move.name}`, newIn(null))
  const [input, setInput] = useDraftState<MoveDraft>(draft, 'input', { kind: 'INTERNAL' })
  const [problems, setProblems] = useState<MoveProblems>({})
  const [total, setTotal] = useState(count)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [wasStopped, setWasStopped] = useState(false)
  const stopped = useRef(false)
  const changed = useRef(false)
  const done = useRef<Done[]>([])
  const form = useForm(problems, { isWindow: true, draft })

  async function run(ids?: readonly string[]) {
    const isStopped = () => stopped.current
    stopped.current = false
    setWasStopped(false)
    setStage('runs')
    try {
      const wanted = ids ?? (await idsOf(environment, variables, selection, isStopped))
      setTotal(wanted.length)
      setOutcomes([])
      let answered = 0
      let refused = 0
      await transitionAll(
        environment,
        wanted,
        { ...moveInputOf(input), transition: move.name },
        {
          isStopped,
          tell(more) {
            answered += more.length
            refused += more.filter(({ refusal }) => refusal !== undefined).length
            changed.current ||= answered > refused
            done.current.push(...more.flatMap(({ id, stepId }) => (stepId ? [{ id, stepId }] : [])))
            setOutcomes((before) => [...before, ...more])
          },
        },
      )
      announce(t.doneRefused({ value: answered - refused, refused }))
    } catch (error) {
      setProblems({ input: (error as Error).message })
      setStage('asks')
      return
    }
    setWasStopped(stopped.current)
    setStage('done')
    draft.clear()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const missing = missingIn(move.needs, moveInputOf(input))
    if (missing) setProblems(missing)
    else void run()
  }

  const close = () => {
    stopped.current = true
    const all = done.current
    if (all.length)
      tellDone(environment, {
        stepIds: all.map(({ stepId }) => stepId),
        title: t.doneWith({ label: move.label, count: all.length }),
        undo: () => undoAll(environment, all),
      })
    onClose(changed.current)
  }
  const failed = outcomes.filter(({ refusal }) => refusal !== undefined)
  const title = t.doneWith({ label: move.label, count: total })
  return (
    <Dialog
      open
      onClose={stage === 'runs' ? undefined : () => leave(form, close)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form ref={form} onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          {problems.input ? <Notice role="alert">{problems.input}</Notice> : null}
          {stage === 'asks' ? (
            <>
              <DraftLine draft={draft} title={title} />
              <Box sx={{ color: 'text.secondary' }}>{t.eachRecordIsAskedForBy}</Box>
              <MoveFields
                actionId={actionId}
                needs={move.needs}
                input={input}
                problems={problems}
                onChange={(more) => setInput((before) => ({ ...before, ...more }))}
              />
            </>
          ) : (
            <BulkReport outcomes={outcomes} total={total} isRunning={stage === 'runs'} wasStopped={wasStopped} />
          )}
        </DialogContent>
        <DialogActions>
          {stage === 'asks' ? (
            <>
              <PlainButton
                type="button"
                className="outlined"
                onClick={() => {
                  settle(form)
                  close()
                }}
              >
                {t.cancel}
              </PlainButton>
              <PlainButton type="submit" className="primary" autoFocus={move.needs.length === 0}>
                {move.label}
              </PlainButton>
            </>
          ) : null}
          {stage === 'runs' ? (
            <PlainButton type="button" className="outlined" autoFocus onClick={() => (stopped.current = true)}>
              {t.stop}
            </PlainButton>
          ) : null}
          {stage === 'done' ? (
            <>
              {failed.length ? (
                <PlainButton type="button" className="outlined" onClick={() => void run(failed.map(({ id }) => id))}>
                  {t.tryTheRefusedAgain({ count: failed.length })}
                </PlainButton>
              ) : null}
              <PlainButton type="button" className="primary" autoFocus onClick={close}>
                {t.done}
              </PlainButton>
            </>
          ) : null}
        </DialogActions>
      </form>
    </Dialog>
  )
}
