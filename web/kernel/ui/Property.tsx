import { styled } from '@mui/material/styles'
import { useId, useState, type ReactNode } from 'react'
import { EditIcon } from './lateIcons.tsx'
import { PlainButton } from './PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const Value = styled('button')(({ theme }) => ({
  width: 'calc(100% + 6px)',
  marginBlock: -3,
  marginInline: '-6px 0',
  padding: '3px 6px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover, &[aria-expanded=true]': { background: 'var(--ops-line-2)' },
  '& .none': { color: 'var(--ops-ink-3)' },
  [theme.breakpoints.down('sm')]: { minHeight: 44, marginBlock: 0 },
}))

const Pencil = styled(PlainButton)(({ theme }) => ({
  margin: '-8px 0',
  verticalAlign: 'middle',
  [theme.breakpoints.down('sm')]: { minHeight: 44, minWidth: 44, justifyContent: 'center', margin: 0 },
}))

/** What changes a value: a menu or a small form at the value, which closes it. */
type Editor = (anchor: HTMLElement, close: () => void) => ReactNode

interface PropertyProps {
  name: string
  value: ReactNode
  /** What stands there where there is no value and one can be given. */
  none?: string
  /** Whether the value leads somewhere, so that a button of its own changes it. */
  isLink?: boolean
  /** What its editor is: a small form at the value, or a menu. */
  opens?: 'dialog' | 'menu'
  /** Undefined where it may not be changed. */
  renderEditor?: Editor
  /** Why it may not. */
  whyNot?: string
}

/**
 * One of what is known of something: pressed, its value is changed where it stands. Without a value it is left out
 * where none can be given.
 */
export function Property(property: PropertyProps) {
  const { name, value, none = t.notGiven, isLink, opens = 'dialog', renderEditor, whyNot } = property
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (!value && !renderEditor) return null
  const press = {
    type: 'button',
    'aria-haspopup': opens,
    'aria-expanded': anchor !== undefined,
    'data-property': true,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget),
  } as const
  return (
    <div style={{ display: 'contents' }}>
      <dt id={`${id}-name`}>{name}</dt>
      <dd title={renderEditor ? undefined : whyNot} aria-description={renderEditor ? undefined : whyNot}>
        {!renderEditor || (isLink && value) ? value : null}
        {!renderEditor ? null : isLink && value ? (
          <Pencil {...press} className="icon" aria-label={t.changeProperty({ name })}>
            <EditIcon size={14} />
          </Pencil>
        ) : (
          <Value {...press} id={`${id}-value`} aria-labelledby={`${id}-name ${id}-value`}>
            {value || <span className="none">{none}</span>}
          </Value>
        )}
        {renderEditor && anchor ? renderEditor(anchor, () => setAnchor(undefined)) : null}
      </dd>
    </div>
  )
}
