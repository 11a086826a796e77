import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useRef, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EntryRow_entry$key } from '../../__generated__/EntryRow_entry.graphql.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { AnswerField } from './AnswerField.tsx'
import { AnswerVehicle } from './AnswerVehicle.tsx'
import { FollowUp } from './FollowUp.tsx'
import { NoteField } from './NoteField.tsx'
import { limitsOf } from './kinds.ts'
import { useAnswer } from './useAnswer.ts'
import * as t from './__generated__/messages.ts'

interface EntryRowProps {
  entry: EntryRow_entry$key
  actionId: string
  organizationId: string
  canAnswer: boolean
  /** Whether it stands in the way of completing the record. */
  isMarked: boolean
}

/** An item of a checklist with its answer: one tap, or a key. */
export function EntryRow({ entry: key, actionId, organizationId, canAnswer, isMarked }: EntryRowProps) {
  const { item, answer } = useFragment(
    graphql`
      fragment EntryRow_entry on ChecklistEntry {
        item {
          id
          kind
          prompt
          help
          mandatory
          unit
          minimum
          maximum
          choices
          failingChoices
        }
        answer {
          passed
          number
          text
          choice
          file {
            id
            name
            url
          }
          failed
          note
          vehicle {
            unitNumber
          }
          ...AnswerVehicle_answer
          answeredAt
          version
          answeredBy {
            name
          }
          hasFollowUp
          followUp {
            key
            addressKey
            title
            stateName
          }
        }
      }
    `,
    key,
  )
  const labelId = useId()
  const row = useRef<HTMLLIElement>(null)
  const { save, pending, problem, setProblem, isSaving } = useAnswer(actionId, item.id, answer?.version ?? 0)
  // A note changes nothing of that: what stands beside it stays where it is.
  const failed = pending && pending.answer !== undefined ? false : answer?.failed
  const limits = limitsOf(item)
  const by = pending ? undefined : answer

  /** To the item before or behind. */
  function step(by: 1 | -1) {
    const next = by > 0 ? row.current?.nextElementSibling : row.current?.previousElementSibling
    next?.querySelector<HTMLElement>('[data-answer] button, [data-answer] input, [data-answer] textarea')?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (
      !canAnswer ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      !(event.target instanceof HTMLButtonElement) ||
      !event.target.closest('[data-answer]')
    )
      return
    const passed = item.kind === 'PASS_FAIL' ? { p: true, f: false }[event.key.toLowerCase()] : undefined
    if (passed !== undefined) void save({ answer: { passed } })
    else if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <Box
      component="li"
      ref={row}
      data-open={isMarked || undefined}
      onKeyDown={onKeyDown}
      sx={{
        display: 'grid',
        gap: 2,
        px: 3,
        py: 2.5,
        borderBottom: '1px solid var(--ops-line-2)',
        '&:last-child': { borderBottom: 0 },
        boxShadow: isMarked ? 'inset 3px 0 0 var(--ops-late)' : failed ? 'inset 3px 0 0 var(--ops-warn)' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography id={labelId} sx={{ overflowWrap: 'anywhere' }}>
            {item.prompt}
            {item.mandatory ? (
              <Box component="span" sx={{ color: isMarked ? 'var(--ops-late)' : 'text.secondary', fontSize: 12 }}>
                {' '}
                {isMarked ? t.needsAnAnswer : t.mandatory}
              </Box>
            ) : null}
          </Typography>
          {item.help || limits || by ? (
            <Typography variant="body2" color="textSecondary">
              {[item.help, limits].filter(Boolean).join(' ')}
              {by ? (
                <Box component="span" sx={{ color: 'text.disabled' }} title={momentOf(by.answeredAt)}>
                  {item.help || limits ? ' · ' : ''}
                  {by.answeredBy.name}
                </Box>
              ) : null}
            </Typography>
          ) : null}
        </Box>
        <Box
          data-answer
          sx={{ flex: '0 1 auto', minWidth: 0, maxWidth: '100%', '@media (max-width: 600px)': { flex: '1 1 100%' } }}
        >
          <AnswerField
            key={`${answer?.version}`}
            item={item}
            answer={answer}
            pending={pending}
            canAnswer={canAnswer}
            isSaving={isSaving}
            labelId={labelId}
            actionId={actionId}
            onSave={save}
            onProblem={setProblem}
            onNext={() => step(1)}
          />
        </Box>
      </Box>
      {problem ? (
        <Typography role="alert" variant="body2" sx={{ color: 'var(--ops-late)' }}>
          {problem}
        </Typography>
      ) : null}
      {answer && (failed || answer.note || answer.vehicle?.unitNumber) ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          {failed ? (
            <Box component="span" sx={{ color: 'var(--ops-warn)', fontSize: 12, fontWeight: 550 }}>
              {t.failed}
            </Box>
          ) : null}
          <NoteField
            note={answer.note}
            version={answer.version}
            label={t.noteOn({ prompt: item.prompt })}
            canWrite={canAnswer}
            onSave={(note, version) => save({ note }, version)}
          />
          <AnswerVehicle
            answer={answer}
            organizationId={organizationId}
            label={t.vehicleOf({ prompt: item.prompt })}
            canWrite={canAnswer}
            onSave={(vehicleId) => save({ vehicleId })}
          />
          {failed || answer.hasFollowUp ? (
            <FollowUp actionId={actionId} itemId={item.id} prompt={item.prompt} answer={answer} />
          ) : null}
        </Box>
      ) : null}
    </Box>
  )
}
