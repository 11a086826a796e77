import Box from '@mui/material/Box'
import type { EntryRow_entry$data } from '../../__generated__/EntryRow_entry.graphql.ts'
import { PhotoField } from './PhotoField.tsx'
import { TapButtons } from './TapButtons.tsx'
import { TypedField } from './TypedField.tsx'
import type { Value } from './useAnswer.ts'
import * as t from './__generated__/messages.ts'

interface AnswerFieldProps {
  item: EntryRow_entry$data['item']
  answer: EntryRow_entry$data['answer']
  /** What is being saved. */
  pending: Value | undefined
  canAnswer: boolean
  isSaving: boolean
  /** The element that says what is asked. */
  labelId: string
  actionId: string
  onSave: (value: Value) => Promise<boolean>
  onProblem: (problem: string | undefined) => void
  onNext: () => void
}

const passOrFail = [
  { value: 'pass', label: t.pass, fails: false },
  { value: 'fail', label: t.fail, fails: true },
]

/** What an item is answered with, by its kind; who may not answer sees what was. */
export function AnswerField({
  item,
  answer,
  pending,
  canAnswer,
  isSaving,
  labelId,
  actionId,
  onSave,
  onProblem,
  onNext,
}: AnswerFieldProps) {
  const of = { labelId, isDisabled: !canAnswer }
  // What is being saved shows at once; a note leaves the answer as it is.
  const shown = pending?.answer === undefined ? answer : pending.answer
  switch (item.kind) {
    case 'PASS_FAIL': {
      const passed = shown?.passed
      const chosen = passed == null ? undefined : passed ? 'pass' : 'fail'
      return (
        <TapButtons
          {...of}
          keys="P F"
          options={passOrFail}
          chosen={chosen}
          onChoose={(value) => void onSave({ answer: value ? { passed: value === 'pass' } : null })}
        />
      )
    }
    case 'CHOICE': {
      const options = item.choices.map((value) => ({ value, label: value, fails: item.failingChoices.includes(value) }))
      return (
        <TapButtons
          {...of}
          options={options}
          chosen={shown?.choice ?? undefined}
          onChoose={(choice) => void onSave({ answer: choice === undefined ? null : { choice } })}
        />
      )
    }
    case 'NUMBER':
      if (!canAnswer)
        return (
          <span style={{ color: answer?.number == null ? 'var(--ops-ink-3)' : undefined }}>
            {answer?.number == null ? t.noAnswer : `${answer.number} ${item.unit}`}
          </span>
        )
      return (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <TypedField
            {...of}
            type="number"
            saved={answer?.number == null ? '' : String(answer.number)}
            onSave={(text) => saveNumber(text, onSave, onProblem)}
            onNext={onNext}
          />
          {item.unit ? <span style={{ color: 'var(--ops-ink-2)' }}>{item.unit}</span> : null}
        </Box>
      )
    case 'TEXT':
      if (!canAnswer)
        return (
          <span style={{ color: answer?.text ? undefined : 'var(--ops-ink-3)', whiteSpace: 'pre-wrap' }}>
            {answer?.text ?? t.noAnswer}
          </span>
        )
      return (
        <TypedField
          {...of}
          type="text"
          saved={answer?.text ?? ''}
          onSave={(text) => onSave({ answer: text.trim() ? { text } : null })}
          onNext={onNext}
        />
      )
    case 'PHOTO':
      return (
        <PhotoField
          {...of}
          prompt={item.prompt}
          file={answer?.file}
          actionId={actionId}
          isSaving={isSaving}
          onSave={(fileId) => onSave({ answer: { fileId } })}
          onProblem={onProblem}
        />
      )
    default:
      return null
  }
}

function saveNumber(text: string, onSave: AnswerFieldProps['onSave'], onProblem: AnswerFieldProps['onProblem']) {
  if (!text.trim()) return onSave({ answer: null })
  const number = Number(text.trim().replace(',', '.'))
  if (Number.isFinite(number)) return onSave({ answer: { number } })
  onProblem(t.writeANumberAs985)
  return Promise.resolve(false)
}
