import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { useSendFile } from '../../kernel/files/useSendFile.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface PhotoFieldProps {
  labelId: string
  prompt: string
  file: { readonly id: string; readonly name: string; readonly url: string } | null | undefined
  actionId: string
  isDisabled: boolean
  isSaving: boolean
  onSave: (fileId: string) => Promise<boolean>
  onProblem: (problem: string | undefined) => void
}

/** A photo for an answer: taken or chosen, shown small, replaced. */
export function PhotoField({
  labelId,
  prompt,
  file,
  actionId,
  isDisabled,
  isSaving,
  onSave,
  onProblem,
}: PhotoFieldProps) {
  const send = useSendFile()
  const [isSending, setIsSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  async function upload(chosen: File) {
    onProblem(undefined)
    setIsSending(true)
    const { fileId, problem } = await send({ actionId }, chosen)
    setIsSending(false)
    if (problem === undefined) await onSave(fileId)
    else onProblem(problem)
  }
  const isBusy = isSending || isSaving
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {file ? (
        <a href={file.url} target="_blank" rel="noopener noreferrer" aria-label={t.photoOfOpensInANew({ prompt })}>
          <Box
            component="img"
            src={file.url}
            alt=""
            sx={{
              display: 'block',
              width: 72,
              height: 54,
              objectFit: 'cover',
              borderRadius: '6px',
              border: '1px solid var(--ops-line)',
            }}
          />
        </a>
      ) : null}
      {isDisabled ? (
        file ? null : (
          <span style={{ color: 'var(--ops-ink-3)' }}>{t.noPhoto}</span>
        )
      ) : (
        <>
          <input
            ref={input}
            type="file"
            accept="image/*"
            capture="environment"
            hidden
            aria-labelledby={labelId}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              target.value = ''
              if (chosen) void upload(chosen)
            }}
          />
          <PlainButton
            type="button"
            className="outlined"
            disabled={isBusy}
            aria-label={`${file ? t.replaceThePhotoOf : t.takeAPhotoOf} ${prompt}`}
            onClick={() => input.current?.click()}
          >
            {isBusy ? t.sending : file ? t.replace : t.takeAPhoto}
          </PlainButton>
        </>
      )}
    </Box>
  )
}
