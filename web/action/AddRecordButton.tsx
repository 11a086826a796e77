import { lazy, Suspense, useEffect, useState } from 'react'
import { PlainButton } from '../ui/PlainButton.tsx'

const AddRecordDialog = lazy(async () => ({ default: (await import('./AddRecordDialog.tsx')).AddRecordDialog }))

/** Where a key is text, or where a window is open, it is no command. */
const isElsewhere = (target: EventTarget | null) =>
  (target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null

/** Opens the form for a new record; so does the key n. */
export function AddRecordButton() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <PlainButton type="button" className="primary" aria-keyshortcuts="n" title="Add record (n)" onClick={() => setOpen(true)}>
        Add record
      </PlainButton>
      {open ? (
        <Suspense>
          <AddRecordDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
