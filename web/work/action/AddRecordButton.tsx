import { toast } from '../../kernel/shell/toast.ts'
import { useAddPopup } from '../../kernel/shell/useAddPopup.ts'
import { onlyNow, readAsOf } from '../../kernel/shell/asOf.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { isCovered } from '../../kernel/ui/isCovered.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import { AddRecordPopup } from './AddRecordPopup.tsx'
import { useKeys } from '../../kernel/ui/useKeys.ts'
import * as t from './__generated__/messages.ts'

/** Where a key is text, or where a window is open, it is no command. */
const isElsewhere = (target: EventTarget | null) =>
  (target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) ||
  isCovered()

/** Opens the form for a new record, which is the add popup `task`; so does the key n. */
export function AddRecordButton() {
  const { add } = useAddPopup()
  const canCreate = useViewer()?.canCreateRecords ?? false
  const isPast = readAsOf(useSearch()[0]) !== undefined
  const may = canCreate && !isPast
  const open = () => {
    if (may) add('task')
    else if (canCreate) toast('info', onlyNow)
  }
  useKeys((event) => {
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
  })
  return (
    <>
      {canCreate ? (
        <PlainButton
          type="button"
          className="primary"
          aria-keyshortcuts="n"
          aria-disabled={isPast || undefined}
          title={isPast ? onlyNow : t.addRecordN}
          onClick={() => open()}
        >
          {t.addRecord}
        </PlainButton>
      ) : null}
      <AddRecordPopup />
    </>
  )
}
