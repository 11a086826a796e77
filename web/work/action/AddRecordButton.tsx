import { toast } from '../../kernel/shell/toast.ts'
import { useAddPopup } from '../../kernel/shell/useAddPopup.ts'
import { onlyNow, readAsOf } from '../../kernel/shell/asOf.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { isCovered } from '../../kernel/ui/isCovered.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import { AddRecordPopup } from './AddRecordPopup.tsx'
import { isText } from '../../kernel/ui/isText.ts'
import { useKeys } from '../../kernel/ui/useKeys.ts'
import * as t from './__generated__/messages.ts'

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
      isText(event.target) ||
      isCovered()
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
