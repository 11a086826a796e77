import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ToolbarLine_toolbar$key } from '../../__generated__/ToolbarLine_toolbar.graphql.ts'
import { useFitting } from '../../kernel/ui/useFitting.ts'
import { ToolbarEntry } from './ToolbarEntry.tsx'
import { ToolbarMore } from './ToolbarMore.tsx'
import { unseen } from '../../kernel/ui/unseen.ts'
import * as t from './__generated__/messages.ts'

const short = {
  gap: 3,
  padding: '0 3px',
  '& .word': unseen,
  '& .dot': { width: 17, height: 17 },
  '& .dot::before': { content: 'attr(data-letter)', fontSize: 11, fontWeight: 600, lineHeight: 1 },
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 32,
  // What does not fit wraps out of sight.
  '& > div': {
    flex: '1 1 0',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    height: 32,
    overflow: 'hidden',
  },
  '& > div > *': { height: 32, display: 'flex', alignItems: 'center' },
  '& hr': { width: 1, height: 20, margin: '6px 6px', border: 0, background: 'var(--ops-line)' },
  '& [data-tool]': { scrollMargin: 4 },
  // Where there is no room for all, the tools are icons, then the routine's grids letters, then all of them.
  '& :is([data-level="1"], [data-level="2"], [data-level="3"]) .tool .word': unseen,
  '& > :is([data-level="2"], [data-level="3"])': {
    columnGap: 0,
    '& hr': { marginInline: 3 },
    '& .action': { gap: 4, padding: '0 5px' },
    '& .number': { padding: '0 3px' },
  },
  '& :is([data-level="2"], [data-level="3"]) .routine, & [data-level="3"] .action': short,
})

const pressing = new Set(['ESCALATED', 'LATE', 'WARN'])

const toolsIn = (line: HTMLElement | null) =>
  [...(line?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])].filter(
    (tool) => tool.closest<HTMLElement>('[data-place]')?.style.visibility !== 'hidden',
  )

/** One line of tools; what does not fit in it, and what is hidden, stands under More. */
export function ToolbarLine({ toolbar: key }: { toolbar: ToolbarLine_toolbar$key }) {
  const { items } = useFragment(
    graphql`
      fragment ToolbarLine_toolbar on Toolbar @argumentDefinitions(filter: { type: "ActionFilter" }, asOf: { type: "DateTime" }) {
        items {
          id
          key
          action
          type
          ...ToolbarEntry_item @arguments(filter: $filter, asOf: $asOf)
          ...ToolbarMore_items @arguments(filter: $filter, asOf: $asOf)
        }
      }
    `,
    key,
  )
  const line = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true })
  const { count: fitting, level } = useFitting(row, isNarrow ? 1 : 4)
  const [stop, setStop] = useState<string>()
  // Where there is little room, what presses stands first.
  const usual = items.filter(({ action }) => action === 'SHOW')
  const shown = isNarrow ? usual.toSorted((a, b) => Number(pressing.has(b.key)) - Number(pressing.has(a.key))) : usual
  const standing = shown.slice(0, fitting)
  const hidden = items.filter(({ action }) => action !== 'SHOW')
  const tabStop = standing.some((item) => item.key === stop) || stop === 'MORE' ? stop : (standing[0]?.key ?? 'MORE')

  // Where the tool that has the focus went out of the line, the focus is not lost.
  useEffect(() => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-place]')
    if (focused && row.current?.contains(focused) && focused.style.visibility === 'hidden')
      toolsIn(line.current).at(-1)?.focus()
  })

  function onKeyDown(event: KeyboardEvent) {
    const tools = toolsIn(line.current)
    const at = tools.indexOf(event.target as HTMLElement)
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return
    const to = {
      ArrowRight: (at + 1) % tools.length,
      ArrowLeft: (at - 1 + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    tools[to]?.focus()
  }

  return (
    <Line
      ref={line}
      role="toolbar"
      aria-label={t.toolsAndGrids}
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
      onFocus={(event) => setStop((event.target as HTMLElement).dataset.tool ?? stop)}
    >
      <div ref={row} data-level={level}>
        {shown.map((item, i) => (
          <span key={item.id} data-place={item.key} style={{ visibility: i < fitting ? undefined : 'hidden' }}>
            {i > 0 && shown[i - 1]?.type !== item.type ? <hr aria-hidden="true" /> : null}
            <ToolbarEntry item={item} isTabStop={i < fitting && item.key === tabStop} />
          </span>
        ))}
      </div>
      <ToolbarMore noRoom={shown.slice(fitting)} hidden={hidden} isTabStop={tabStop === 'MORE'} />
    </Line>
  )
}
