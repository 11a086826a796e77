import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState, type FormEvent } from 'react'
import { DraftLine } from '../../kernel/draft/DraftLine.tsx'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { theirs } from '../../kernel/relay/problems.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { leave, settle, useForm } from '../../kernel/ui/useForm.ts'
import { missingIn } from './missingIn.ts'
import { MoveFields } from './MoveFields.tsx'
import type { Movable, Move } from './moves.ts'
import type { MoveProblems } from './moveAction.ts'
import { moveInputOf, type MoveDraft } from './moveDraft.ts'
import { useMoveAction } from './useMoveAction.ts'
import * as t from './__generated__/messages.ts'

interface MoveDialogProps {
  action: Movable
  /** One, or several that lead to the same place. */
  moves: readonly Move[]
  /** What is filled in already. */
  begun?: MoveDraft
  onClose: () => void
}

/** Asks what a move needs, and makes it. What was typed stays where the server refuses. */
export function MoveDialog({ action: opened, moves, begun, onClose }: MoveDialogProps) {
  const action = useShown(opened)
  const titleId = useId()
  // Whether somebody has changed the record since is for the server to say: what the form holds is not of the record.
  const draft = useDraft(`move-${moves.map((one) => one.name).join('-')}`, action.id, action.version, 'server')
  const [name, setName] = useDraftState(draft, 'name', moves[0]!.name)
  const [input, setInput] = useDraftState<MoveDraft>(draft, 'input', { kind: 'INTERNAL', ...begun })
  const [problems, setProblems] = useState<MoveProblems>({})
  const [waiting, setWaiting] = useState(false)
  const move = moves.find((one) => one.name === name) ?? moves[0]!
  const commit = useMoveAction()
  const form = useForm(problems, { isWindow: true, draft })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = moveInputOf(input)
    const missing = missingIn(move.needs, wanted)
    if (missing) return setProblems(missing)
    setWaiting(true)
    const failed = await commit({ ...action, version: draft.version }, move, wanted)
    setWaiting(false)
    if (failed && failed !== theirs) return setProblems(failed)
    draft.clear()
    onClose()
  }

  return (
    <Dialog open onClose={() => leave(form, onClose)} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={titleId}>{moves.length > 1 ? t.move2 : move.label}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <DraftLine draft={draft} title={`${move.label}: ${action.title}`} />
          <Typography color="textSecondary">{action.title}</Typography>
          {problems.input ? <Notice role="alert">{problems.input}</Notice> : null}
          {moves.length > 1 ? (
            <SelectField
              label={t.how}
              value={move.name}
              onChange={(event) => setName(event.target.value as Move['name'])}
            >
              {moves.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.label}
                </option>
              ))}
            </SelectField>
          ) : null}
          {move.name === 'RESOLVE' && (problems.checklist || input.leavesOpen) ? (
            <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
              <input
                type="checkbox"
                checked={input.leavesOpen ?? false}
                onChange={(event) => setInput((before) => ({ ...before, leavesOpen: event.target.checked }))}
              />
              {t.resolveItWithTheseItemsOpen}
            </label>
          ) : null}
          <MoveFields
            actionId={action.id}
            needs={move.needs}
            input={input}
            problems={problems}
            onChange={(changed) => setInput((before) => ({ ...before, ...changed }))}
          />
        </DialogContent>
        <DialogActions>
          <PlainButton
            type="button"
            className="outlined"
            onClick={() => {
              settle(form)
              onClose()
            }}
          >
            {t.cancel}
          </PlainButton>
          <PlainButton type="submit" className="primary" disabled={waiting}>
            {move.label}
          </PlainButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
