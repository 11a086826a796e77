import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { columnsIn, columnsParam } from './columns.ts'

const ColumnsDialog = lazy(async () => ({ default: (await import('./ColumnsDialog.tsx')).ColumnsDialog }))

/** Opens the choice of columns. */
export function ColumnsButton() {
  const [search, setSearch] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PlainButton type="button" className={search.get('columns') ? 'chip chosen' : 'chip'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Columns
      </PlainButton>
      {isOpen ? (
        <Suspense>
          <ColumnsDialog
            columns={columnsIn(search)}
            onClose={() => setOpen(false)}
            onColumns={(columns) =>
              setSearch(
                (current) => {
                  const next = new URLSearchParams(current)
                  const text = columnsParam(columns)
                  if (text) next.set('columns', text)
                  else next.delete('columns')
                  return next
                },
                { replace: true },
              )
            }
          />
        </Suspense>
      ) : null}
    </>
  )
}
