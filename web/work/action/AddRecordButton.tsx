import { useEffect, useEffectEvent } from 'react'
import { useAddPopup } from '../../kernel/shell/useAddPopup.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { AddRecordPopup } from './AddRecordPopup.tsx'
import * as t from './__generated__/messages.ts'

/** Where a key is text, or where a window is open, it is no command. */
const isElsewhere = (target: EventTarget | null) =>
  (target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null

/** Opens the form for a new record, which is the add popup `task`; so does the key n. */
export function AddRecordButton() {
  const { add } = useAddPopup()
  const may = useViewer()?.canCreateRecords ?? false
  const open = useEffectEvent(() => {
    if (may) add('task')
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (
        event.key !== 'n' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isElsewhere(event.target)
      )
        return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      {may ? (
        <PlainButton
          type="button"
          className="primary"
          aria-keyshortcuts="n"
          title={t.addRecordN}
          onClick={() => add('task')}
        >
          {t.addRecord}
        </PlainButton>
      ) : null}
      <AddRecordPopup />
    </>
  )
}
