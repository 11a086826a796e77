import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TreeItem_organization$key } from '../../__generated__/TreeItem_organization.graphql.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ChevronIcon, MoreIcon } from '../../kernel/ui/icons.tsx'
import { CheckIcon } from '../../kernel/ui/lateIcons.tsx'
import { isMirrored } from '../../kernel/ui/mirrored.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import type { Movable } from './moving.ts'
import { selectionOf, useTree } from './TreeContext.ts'
import { attachRow } from './treeDragging.ts'
import { TypeIcon } from './TypeIcon.tsx'
import { typeNames } from './typeNames.ts'
import * as t from './__generated__/messages.ts'

const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 34,
  paddingInlineEnd: 4,
  borderRadius: 6,
  cursor: 'default',
  '&:hover': { background: 'var(--ops-line-2)' },
  '&.selected': { background: 'var(--ops-brand-weak)' },
  '&.dragged': { opacity: 0.45 },
  '&.over': { boxShadow: 'inset 0 0 0 2px var(--ops-brand)' },
  '&.refusing': { boxShadow: 'inset 0 0 0 2px var(--ops-late)' },
  '& .fold': {
    display: 'grid',
    placeItems: 'center',
    width: 22,
    height: 26,
    flex: 'none',
    border: 0,
    padding: 0,
    background: 'none',
    color: 'var(--ops-ink-3)',
    cursor: 'pointer',
  },
  '& .name': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a.name:hover': { textDecoration: 'underline' },
  '& .aside': {
    color: 'var(--ops-ink-3)',
    fontSize: 12,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .count': { fontVariantNumeric: 'tabular-nums' },
  '& .refusal': {
    marginInlineStart: 'auto',
    color: 'var(--ops-late)',
    fontSize: 12,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    flex: 'none',
    maxWidth: '60%',
  },
})

interface TreeItemProps {
  organization: TreeItem_organization$key
  level: number
  position: number
  /** How many there are beside it; -1 where that is not known. */
  size: number
}

/** An organization in the tree, with the level below it when it is open. */
export function TreeItem({ organization: key, level, position, size }: TreeItemProps) {
  const organization = useFragment(
    graphql`
      fragment TreeItem_organization on Organization {
        id
        name
        type
        path
        isArchived
        childCount
        childTypes
        parent {
          id
          name
        }
        can {
          move {
            allowed
            reason
          }
          addChild {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const { id, name, type, isArchived, childCount, childTypes } = organization
  const tree = useTree()
  const item = useRef<HTMLLIElement>(null)
  const [row, setRow] = useState<HTMLElement | null>(null)
  const [over, setOver] = useState<{ reason?: string } | null>(null)
  const [isDragged, setDragged] = useState(false)
  const mayOpen = childCount > 0 || (tree.archived && childTypes.length > 0)
  const isOpen = mayOpen && tree.expanded.has(id)
  const isSelected = selectionOf(tree, organization) !== undefined

  const asRow = useEffectEvent(() => organization)
  const drop = useEffectEvent((moved: Movable, reason?: string) => {
    if (reason) toast('warning', t.wasNotMoved({ name: moved.name }), reason)
    else tree.askMove(moved, organization)
  })
  useEffect(() => {
    if (!row) return
    return attachRow(row, {
      moved: () => asRow(),
      target: () => asRow(),
      onDragging: setDragged,
      onOver: setOver,
      onDrop: (moved, reason) => drop(moved, reason),
    })
  }, [row])
  // While something is held over it, it opens.
  const open = useEffectEvent(() => mayOpen && tree.setExpanded(id, true))
  useEffect(() => {
    if (!over) return
    const timer = setTimeout(() => open(), 700)
    return () => clearTimeout(timer)
  }, [over])
  const { show } = tree
  useEffect(() => {
    return show(organization)
  }, [show, organization])

  const className = [isSelected && 'selected', isDragged && 'dragged', over && (over.reason ? 'refusing' : 'over')]
    .filter(Boolean)
    .join(' ')
  return (
    <li
      ref={item}
      role="treeitem"
      data-id={id}
      data-name={name.toLowerCase()}
      aria-label={[name, typeNames[type], isArchived && 'archived'].filter(Boolean).join(', ')}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={mayOpen ? isOpen : undefined}
      aria-selected={isSelected}
      tabIndex={tree.current === id ? 0 : -1}
      onFocus={(event) => event.target === item.current && tree.setCurrent(id)}
    >
      <Row
        ref={setRow}
        className={className}
        style={{ paddingInlineStart: (level - 1) * 18 }}
        onClick={() => item.current?.focus()}
        onContextMenu={(event) => {
          event.preventDefault()
          tree.openMenu(organization, event.currentTarget.querySelector<HTMLElement>('.more')!)
        }}
      >
        {mayOpen ? (
          <button
            type="button"
            className="fold"
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => tree.setExpanded(id, !isOpen)}
            style={{ transform: isOpen ? undefined : `rotate(${isMirrored() ? 90 : -90}deg)` }}
          >
            <ChevronIcon size={14} />
          </button>
        ) : (
          <span className="fold" />
        )}
        <TypeIcon type={type} />
        <Link
          className="name"
          to={`/orgOverview/${id}`}
          tabIndex={-1}
          draggable={false}
          title={name}
          style={isArchived ? { color: 'var(--ops-ink-3)' } : undefined}
        >
          {name}
        </Link>
        {over?.reason ? (
          <span className="refusal">{over.reason}</span>
        ) : (
          <>
            <span className="aside">
              {typeNames[type]}
              {isArchived ? ` ${t.archived2}` : ''}
            </span>
            <span style={{ marginInlineStart: 'auto' }} />
            {isSelected ? <CheckIcon /> : null}
            {childCount ? (
              <span className="aside count" title={t.directlyBelow3({ childCount })}>
                {childCount}
              </span>
            ) : null}
          </>
        )}
        <PlainButton
          type="button"
          className="more"
          aria-label={t.moreFor2({ name })}
          aria-haspopup="menu"
          tabIndex={tree.current === id ? 0 : -1}
          onClick={(event) => tree.openMenu(organization, event.currentTarget)}
          style={{ padding: '0 5px', flex: 'none' }}
        >
          <MoreIcon />
        </PlainButton>
      </Row>
      {isOpen ? tree.below(id, level + 1) : null}
    </li>
  )
}
