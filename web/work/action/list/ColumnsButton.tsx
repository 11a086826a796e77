import { lazy, useState } from 'react'
import { LateWindow } from '../../../kernel/shell/LateWindow.tsx'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../../kernel/ui/useNarrowing.ts'
import { columnsIn, columnsParam } from './columns.ts'
import * as t from './__generated__/messages.ts'

const ColumnsDialog = lazy(async () => ({ default: (await import('./ColumnsDialog.tsx')).ColumnsDialog }))

/** Opens the choice of columns. */
export function ColumnsButton() {
  const { search, set } = useNarrowing()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PlainButton
        type="button"
        className={search.get('columns') ? 'chip chosen' : 'chip'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t.columns}
      </PlainButton>
      {isOpen ? (
        <LateWindow onFailure={() => setOpen(false)}>
          <ColumnsDialog
            columns={columnsIn(search)}
            onClose={() => setOpen(false)}
            onColumns={(columns) => set({ columns: columnsParam(columns) })}
          />
        </LateWindow>
      ) : null}
    </>
  )
}
