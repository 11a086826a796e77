import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { useSendFile } from '../../kernel/files/useSendFile.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Field, TextArea } from '../../kernel/ui/Field.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

export interface EditedStep {
  /** Tells two apart while they move. */
  key: string
  title: string
  text: string
  file: { readonly id: string; readonly name: string } | null
}

interface StepEditorProps {
  step: EditedStep
  index: number
  count: number
  organizationId: string | undefined
  problems: Partial<Record<string, string>>
  autoFocus: boolean
  onChange: (changed: Partial<EditedStep>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One step as it is written: what, how, and a picture or a document. */
export function StepEditor({
  step,
  index,
  count,
  organizationId,
  problems,
  autoFocus,
  onChange,
  onMove,
  onRemove,
}: StepEditorProps) {
  const { title, text, file } = step
  const input = useRef<HTMLInputElement>(null)
  const send = useSendFile()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function upload(chosen: File) {
    setIsSending(true)
    const { fileId, problem: wrong } = await send({ purpose: 'SOP', organizationId: organizationId ?? '' }, chosen)
    setIsSending(false)
    setProblem(wrong)
    if (fileId) onChange({ file: { id: fileId, name: chosen.name } })
  }
  const wrong = problem ?? problems.fileId
  return (
    <Box role="group" aria-label={t.step2({ value: index + 1 })} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 2, alignItems: 'end' }}>
        <Field
          label={t.whatIsToBeDone({ value: index + 1 })}
          required
          maxLength={200}
          autoFocus={autoFocus}
          value={title}
          problem={problems.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <ActionsMenu
          label={t.whatCanBeDoneWithStep({ value: index + 1 })}
          actions={[
            {
              label: t.moveUp,
              act: () => onMove(index - 1),
              refused: index === 0 ? t.itIsTheFirstOne : undefined,
            },
            {
              label: t.moveDown,
              act: () => onMove(index + 1),
              refused: index === count - 1 ? t.itIsTheLastOne : undefined,
            },
            { label: t.remove, act: onRemove },
          ]}
        />
      </Box>
      <TextArea
        label={t.how}
        rows={2}
        maxLength={5000}
        value={text}
        problem={problems.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t.fileOfStep({ value: index + 1 })}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            target.value = ''
            if (chosen) void upload(chosen)
          }}
        />
        {file ? <span style={{ overflowWrap: 'anywhere' }}>{file.name}</span> : null}
        <PlainButton type="button" className="outlined" disabled={isSending} onClick={() => input.current?.click()}>
          {isSending ? t.sending : file ? t.replaceTheFile : t.addAPictureOrAFile}
        </PlainButton>
        {file ? (
          <PlainButton type="button" onClick={() => onChange({ file: null })}>
            {t.removeTheFile}
          </PlainButton>
        ) : null}
        {wrong ? (
          <Box role="alert" sx={{ color: 'var(--ops-late)', fontSize: 12 }}>
            {wrong}
          </Box>
        ) : null}
      </Box>
    </Box>
  )
}
