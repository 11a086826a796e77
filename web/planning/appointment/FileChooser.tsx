import Box from '@mui/material/Box'
import { useId, useRef } from 'react'
import { SendingRow } from '../../work/note/SendingRow.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import type { useFileLimits } from './useFileLimits.ts'
import type { useSendings } from './useSendings.ts'
import * as t from './__generated__/messages.ts'

interface FileChooserProps {
  limits: ReturnType<typeof useFileLimits>
  sendings: ReturnType<typeof useSendings>
}

/** Chooses files, or takes those that are dropped on it, says which are taken, and shows those on their way. */
export function FileChooser({
  limits: { allowed, accept },
  sendings: { sendings, add, again, drop },
}: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add([...event.dataTransfer.files])
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accept}
          aria-label={t.filesToAdd}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <PlainButton
          type="button"
          className="outlined"
          aria-describedby={helpId}
          onClick={() => input.current?.click()}
        >
          {t.addFiles}
        </PlainButton>
        <Box id={helpId} sx={{ flex: 1, minWidth: 200, color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
          {allowed ?? ''}
        </Box>
      </Box>
      {sendings.map((sending) => (
        <SendingRow
          key={sending.key}
          sending={sending}
          onAgain={() => again(sending)}
          onDrop={() => drop(sending.key)}
        />
      ))}
    </Box>
  )
}
