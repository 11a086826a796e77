import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { PlainButton } from '../ui/PlainButton.tsx'
import { isUnsaved, onAskToLeave } from '../ui/unsaved.ts'
import * as t from './__generated__/messages.ts'

/** Asks before what was typed into a form is lost: by closing its window, by going back or elsewhere. */
export function LeaveGuard() {
  const titleId = useId()
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    isUnsaved(currentLocation.pathname === nextLocation.pathname),
  )
  const [asked, setAsked] = useState<{ leave: () => void }>()
  useEffect(() => {
    return onAskToLeave((leave) => setAsked({ leave }))
  }, [])
  if (!asked && blocker.state !== 'blocked') return null
  const stay = () => {
    setAsked(undefined)
    blocker.reset?.()
  }
  const discard = () => {
    setAsked(undefined)
    asked?.leave()
    blocker.proceed?.()
  }
  return (
    <Dialog open onClose={stay} fullWidth maxWidth="xs" role="alertdialog" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.discardChanges}</DialogTitle>
      <DialogContent>{t.whatYouTypedIsNotSaved}</DialogContent>
      <DialogActions>
        <PlainButton type="button" className="outlined" onClick={discard}>
          {t.discard}
        </PlainButton>
        <PlainButton type="button" className="primary" autoFocus onClick={stay}>
          {t.keepEditing}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
