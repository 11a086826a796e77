import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { announce } from '../ui/announce.ts'
import { PlainButton } from '../ui/PlainButton.tsx'
import type { KeptDraft } from './draftStore.ts'
import { draftTime } from './draftTime.ts'
import { draftText } from './draftText.ts'
import * as t from './__generated__/messages.ts'

interface LostDraftDialogProps {
  draft: KeptDraft
  onClose: () => void
  onDiscard: () => void
}

/** What was typed about something that is gone, to be copied or thrown away. */
export function LostDraftDialog({ draft, onClose, onDiscard }: LostDraftDialogProps) {
  const titleId = useId()
  const [isCopied, setIsCopied] = useState(false)
  const shown = useRef<HTMLPreElement>(null)
  const text = draftText(draft)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      announce(t.textCopied)
    } catch {
      // To be copied by hand.
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.deletedWhileYouWereWriting}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography>
          {draft.title
            ? t.lostDraftOf({ time: draftTime(draft.at), title: draft.title })
            : t.lostDraft({ time: draftTime(draft.at) })}
        </Typography>
        <Box
          component="pre"
          ref={shown}
          aria-label={t.whatYouTyped}
          sx={{
            m: 0,
            p: 3,
            maxHeight: 320,
            overflow: 'auto',
            border: '1px solid var(--ops-line)',
            borderRadius: 1,
            font: 'inherit',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {text}
        </Box>
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="outlined" onClick={onDiscard}>
          {t.discardDraft}
        </PlainButton>
        <PlainButton type="button" className="primary" autoFocus onClick={() => void copy()}>
          {isCopied ? t.copied : t.copyText}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
