import Box from '@mui/material/Box'
import { useRef, useState, type DragEvent } from 'react'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface FileDropProps {
  waiting: boolean
  onFile: (file: File) => void
  /** What is said meanwhile, and before. */
  waitingFor?: string
  about?: string
}

/** Takes a CSV: chosen with a button, or dropped. */
export function FileDrop({
  waiting,
  onFile,
  waitingFor = t.comparingItWithWhatIsKnown,
  about = t.orDropItHere,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !waiting) onFile(file)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <Box
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        p: 4,
        border: '1px dashed var(--ops-field)',
        borderColor: isOver ? 'var(--ops-brand)' : undefined,
        borderRadius: 1,
        bgcolor: isOver ? 'var(--ops-line-2)' : undefined,
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t.theFileToImport}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
      <PlainButton type="button" className="primary" aria-disabled={waiting} onClick={() => input.current?.click()}>
        {t.chooseAFile}
      </PlainButton>
      <span role="status" style={{ color: 'var(--ops-ink-2)' }}>
        {waiting ? waitingFor : about}
      </span>
    </Box>
  )
}
