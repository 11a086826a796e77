import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { selectedRecord } from '../../work/action/selectedRecord.ts'
import { onlyNow, readAsOf } from '../../kernel/shell/asOf.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { withParams } from '../../kernel/ui/address.ts'
import { icon } from '../../kernel/ui/icon.tsx'
import { windows } from '../../kernel/ui/isCovered.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { panelPath, screenUnder } from './panelPath.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import { useKeys } from '../../kernel/ui/useKeys.ts'
import * as t from './__generated__/messages.ts'

const LeftDrawer = lazy(async () => ({ default: (await import('./LeftDrawer.tsx')).LeftDrawer }))

const LeftIcon = icon(<path d="M2.500 3h11v10h-11zM6.500 3v10" />)
const RightIcon = icon(<path d="M2.500 3h11v10h-11zM9.500 3v10" />)

const left = t.quickLaunchAndSavedFilters
const right = t.proceduresOfTheSelectedRecord

/** Whether a key is meant for a screen: nothing is being typed, and no window is open over it. */
const isForScreen = ({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) =>
  !altKey &&
  !ctrlKey &&
  !metaKey &&
  !defaultPrevented &&
  !(target as HTMLElement).closest(`input, textarea, select, [contenteditable], ${windows}`)

/**
 * The two drawers of a screen, by button and by key: q for the left one, p for the procedures of the selected record.
 */
export function DrawerButtons() {
  const navigate = useNavigate()
  const isNarrow = useMediaQuery('(max-width: 719.95px)')
  const { pathname } = useLocation()
  const [search, setSearch] = useSearch()
  const isPast = readAsOf(search) !== undefined
  // The panels are of now.
  const openRight = () =>
    isPast
      ? toast('info', onlyNow)
      : void navigate({
          pathname: panelPath(screenUnder(pathname), 'actionItem', selectedRecord()),
          search: `${search}`,
        })
  const openLeft = () => setSearch((current) => withParams(current, { left: 'open' }))
  useKeys((event) => {
    if (!isForScreen(event) || document.querySelector('.MuiModal-root [role=dialog]')) return
    if (event.key === 'p') openRight()
    else if (event.key === 'q') openLeft()
    else return
    event.preventDefault()
  })
  return (
    <>
      {isNarrow ? (
        <ActionsMenu
          label={t.drawers}
          actions={[
            { label: left, act: openLeft },
            { label: right, act: openRight, refused: isPast ? onlyNow : null },
          ]}
        />
      ) : (
        <>
          <PlainButton
            type="button"
            className="icon mirrored"
            aria-label={left}
            title={`${left}, q`}
            aria-keyshortcuts="q"
            aria-haspopup="dialog"
            onClick={openLeft}
          >
            <LeftIcon />
          </PlainButton>
          <PlainButton
            type="button"
            className="icon mirrored"
            aria-label={right}
            title={isPast ? onlyNow : `${right}, p`}
            aria-disabled={isPast || undefined}
            aria-keyshortcuts="p"
            aria-haspopup="dialog"
            onClick={openRight}
          >
            <RightIcon />
          </PlainButton>
        </>
      )}
      {search.has('left') ? (
        <LateWindow>
          <LeftDrawer />
        </LateWindow>
      ) : null}
    </>
  )
}
