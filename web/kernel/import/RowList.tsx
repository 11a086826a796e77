import Box from '@mui/material/Box'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Virtualizer } from 'virtua'
import { Empty } from '../ui/Empty.tsx'
import type { RowPage } from './rowPage.ts'
import { Notice } from '../ui/Notice.tsx'
import * as t from './__generated__/messages.ts'

interface RowListProps<Row> {
  label: string
  /** Reads the rows behind a cursor, or the first ones; another function is another list. */
  read: (after: string | null) => Promise<RowPage<Row>>
  /** How high it is at most. */
  most?: number
  line: (row: Row) => ReactNode
}

const height = 44

/** The rows of a file: read as one scrolls, drawn as they come in sight. */
export function RowList<Row>({ label, read: readFrom, most = 360, line }: RowListProps<Row>) {
  const [pages, setPages] = useState<RowPage<Row> & { of: typeof readFrom }>()
  const [failure, setFailure] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const reading = useRef<unknown[]>([])
  const read = useCallback(
    (after: string | null) => {
      if (reading.current[0] === readFrom && reading.current[1] === after) return
      reading.current = [readFrom, after]
      readFrom(after).then(
        ({ rows, next }) => {
          if (reading.current[0] !== readFrom) return
          setFailure(undefined)
          setPages((before) => ({
            of: readFrom,
            rows: after !== null && before ? [...before.rows, ...rows] : rows,
            next,
          }))
        },
        (error: Error) => {
          reading.current = []
          setFailure(error.message)
        },
      )
    },
    [readFrom],
  )
  useEffect(() => {
    read(null)
  }, [read])
  const shown = pages?.of === readFrom ? pages : undefined
  const { rows, next } = shown ?? { rows: [], next: null }
  if (failure) return <Notice role="alert">{failure}</Notice>
  if (!rows.length) return <Empty>{shown ? t.thereAreNoSuchRows : t.readingTheRows}</Empty>
  return (
    <Box
      ref={frame}
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={{ maxHeight: most, overflow: 'auto', border: '1px solid var(--ops-line)', borderRadius: 1 }}
    >
      <div role="list">
        <Virtualizer
          scrollRef={frame}
          itemSize={height}
          onScrollEnd={() => {
            const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = frame.current ?? {}
            if (next !== null && scrollTop + clientHeight > scrollHeight - 20 * height) read(next)
          }}
        >
          {rows.map(line) as never}
        </Virtualizer>
      </div>
    </Box>
  )
}
