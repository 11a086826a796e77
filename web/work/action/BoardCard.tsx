import { useCallback, useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import type { BoardCard_action$data, BoardCard_action$key } from '../../__generated__/BoardCard_action.graphql.ts'
import { MoreIcon } from '../../kernel/ui/icons.tsx'
import { ActionCard } from './ActionCard.tsx'
import { useBoardActions } from './BoardActions.ts'
import { bucketList } from './buckets.ts'
import { CardFrame } from './CardFrame.tsx'
import { followFocus } from './followFocus.ts'
import { selectRecord, useIsSelected } from './selectedRecord.ts'
import { useDragElement, type Dragging } from './useDragElement.ts'
import * as t from './__generated__/messages.ts'

/** A record as the board moves it. */
export type Card = BoardCard_action$data

interface BoardCardProps {
  action: BoardCard_action$key
  /** The number that warns where it stands, where that is told. */
  warning?: string | null
  /** Whether Tab reaches it; the arrows lead from there to the others. */
  isTabStop: boolean
  onFocus: () => void
}

/** A card that opens, moves by drag, by menu and by key. */
export function BoardCard({ action: key, warning, isTabStop, onFocus }: BoardCardProps) {
  const action = useFragment(
    graphql`
      fragment BoardCard_action on Action {
        id
        key
        addressKey
        title
        version
        state
        bucket
        boardOrder
        actionClass {
          id
        }
        priority {
          id
        }
        viewerTransitions
        organization {
          id
          path
        }
        assignee {
          id
        }
        group {
          id
        }
        ...ActionCard_action
      }
    `,
    key,
  )
  const { move, openMenu, setDragged } = useBoardActions()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isSelected = useIsSelected(action.addressKey)
  const isOpen = useParams().key === action.addressKey
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  }, [action])
  useLayoutEffect(() => () => followFocus(action.id), [action.id])
  const frame = useDragElement(
    useCallback(
      ({ makeDraggable }: Dragging, element: HTMLElement) =>
        makeDraggable(element, () => latest.current, { onStart: setDragged, onEnd: () => setDragged(undefined) }),
      [setDragged],
    ),
  )
  function open() {
    selectRecord(action.addressKey)
    void navigate(`/home/record/${action.addressKey}${search}`)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return
    const step = event.shiftKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined
    if (event.key === 'Enter' || event.key === ' ') open()
    else if (event.key === 'm' || event.key === 'ContextMenu') openMenu(action, event.currentTarget)
    else if (step) moveBy(step)
    else return
    event.preventDefault()
  }

  function moveBy(step: number) {
    const next = bucketList[bucketList.findIndex(({ name }) => name === action.bucket) + step]
    if (next && action.bucket) move(action, next.name)
  }

  return (
    <CardFrame
      ref={frame}
      className={isOpen ? 'selected' : ''}
      role="group"
      aria-label={`${action.key} ${action.title}`}
      aria-keyshortcuts="Enter m p Shift+ArrowLeft Shift+ArrowRight"
      aria-current={isSelected || undefined}
      data-card={action.id}
      data-record={action.addressKey}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => {
        selectRecord(action.addressKey)
        onFocus()
      }}
      onClick={open}
      onKeyDown={onKeyDown}
    >
      <ActionCard action={action} warning={warning} />
      <button
        type="button"
        aria-label={t.move({ title: action.title })}
        aria-haspopup="menu"
        tabIndex={isTabStop ? 0 : -1}
        onClick={(event) => {
          event.stopPropagation()
          openMenu(action, event.currentTarget)
        }}
      >
        <MoreIcon />
      </button>
    </CardFrame>
  )
}
