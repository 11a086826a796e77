import { styled } from '@mui/material/styles'
import Popper from '@mui/material/Popper'
import { Fragment, useState, type KeyboardEvent } from 'react'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { MatrixCell } from './MatrixCell.tsx'
import { ReachMenu } from './ReachMenu.tsx'
import { sentence, type KnownReach } from './reaches.ts'
import type { Cell, Pending, Row } from './useChanges.ts'
import * as t from './__generated__/messages.ts'

const Frame = styled('div')(({ theme }) => ({
  overflow: 'auto',
  minHeight: 0,
  background: 'var(--ops-surface)',
  '& table': { borderCollapse: 'separate', borderSpacing: 0, width: '100%', fontSize: 13, lineHeight: '20px' },
  '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th, & td': { borderBottom: '1px solid var(--ops-line-2)', textAlign: 'start', background: 'var(--ops-surface)' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    padding: '8px 12px',
    fontSize: 12,
    fontWeight: 550,
    color: 'var(--ops-ink-2)',
    borderBottomColor: 'var(--ops-line)',
  },
  '& tbody th, & thead th:first-of-type': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
  '& thead th:first-of-type': { zIndex: 3, paddingInlineStart: 20 },
  '& tbody th': {
    paddingBlock: 6,
    paddingInline: '20px 12px',
    fontWeight: 400,
    minWidth: 220,
    maxWidth: 380,
    borderInlineEnd: '1px solid var(--ops-line-2)',
  },
  '& tbody th.section': {
    paddingTop: 16,
    fontWeight: 650,
    background: 'var(--ops-page)',
    borderInlineEnd: 0,
    maxWidth: 'none',
  },
  '& td': { padding: 3, minWidth: 138, verticalAlign: 'middle' },
  '& tbody tr:hover > :is(th, td):not(.section)': { background: 'var(--ops-line-2)' },
  '& .fixed': { color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px' },
  [theme.breakpoints.down('md')]: {
    '& tbody th': { minWidth: 170, paddingInlineStart: 12 },
    '& thead th:first-of-type': { paddingInlineStart: 12 },
  },
}))

const Told = styled('div')({
  maxWidth: 320,
  padding: '8px 12px',
  border: '1px solid var(--ops-line)',
  borderRadius: 8,
  background: 'var(--ops-raised)',
  boxShadow: 'var(--ops-shadow)',
  fontSize: 12,
  lineHeight: '16px',
})

interface MatrixTableProps {
  rows: readonly Row[]
  /** The levels that are shown. */
  levels: readonly string[]
  pending: Pending
  /** Why the viewer can't change anything. */
  refusal: string | undefined
  onSet: (cell: Cell, reach: KnownReach) => void
}

const steps: Partial<Record<string, [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The matrix as a grid: arrows go from cell to cell, Enter opens a cell's reaches. */
export function MatrixTable({ rows, levels, pending, refusal, onSet }: MatrixTableProps) {
  const [current, setCurrent] = useState<string>()
  const [told, setTold] = useState<{ anchor: HTMLElement; text: string }>()
  const [open, setOpen] = useState<{ anchor: HTMLElement; cell: Cell }>()
  const shown = rows.map((row) => ({ ...row, cells: row.cells.filter(({ level }) => levels.includes(level)) }))
  const entry = shown.some(({ cells }) => cells.some(({ id }) => id === current)) ? current : shown[0]?.cells[0]?.id

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody tr[data-row]')].map((row) => [
      ...row.querySelectorAll<HTMLElement>('button'),
    ])
    const at = buttons.findIndex((row) => row.includes(document.activeElement as HTMLElement))
    if (at < 0) return
    const column = buttons[at]!.indexOf(document.activeElement as HTMLElement)
    const step = steps[event.key]
    const next = step
      ? buttons[at + step[0]]?.[column + step[1]]
      : event.key === 'Home'
        ? buttons[at]![0]
        : event.key === 'End'
          ? buttons[at]!.at(-1)
          : undefined
    if (!step && !next) return
    event.preventDefault()
    next?.focus()
  }

  if (!rows.length) return <Centered title={t.nothingDiffers} text={t.everythingIsAsTheProductHas} />
  return (
    <Frame onKeyDown={move}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A table whose cells are
          pressed is a grid. */}
      <table role="grid" aria-label={t.roleMatrix} aria-readonly={refusal !== undefined}>
        <thead>
          <tr>
            <th scope="col">{t.may}</th>
            {rows[0]!.cells
              .filter(({ level }) => levels.includes(level))
              .map(({ level, levelName }) => (
                <th key={level} scope="col">
                  {levelName}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, i) => (
            <Fragment key={row.id}>
              {row.section === shown[i - 1]?.section ? null : (
                <tr>
                  <th className="section" colSpan={levels.length + 1} scope="colgroup">
                    {row.section}
                  </th>
                </tr>
              )}
              <tr data-row={row.capability}>
                <th scope="row">
                  {sentence(row.purpose)}
                  {row.isFixed ? <div className="fixed">{t.theSameEverywhere}</div> : null}
                </th>
                {row.cells.map((cell) => (
                  <td key={cell.id}>
                    <MatrixCell
                      cell={cell}
                      purpose={row.purpose}
                      wanted={pending.get(cell.id)}
                      refusal={refusal}
                      isEntry={cell.id === entry}
                      onFocus={() => setCurrent(cell.id)}
                      onTell={setTold}
                      onOpen={(anchor) => setOpen({ anchor, cell })}
                    />
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      {told ? (
        <Popper open anchorEl={told.anchor} placement="top" sx={{ zIndex: 1500, pointerEvents: 'none' }}>
          <Told role="tooltip">{told.text}</Told>
        </Popper>
      ) : null}
      {open ? (
        <ReachMenu
          {...open}
          wanted={pending.get(open.cell.id)?.reach}
          onSet={onSet}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </Frame>
  )
}
