import Box from '@mui/material/Box'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Virtualizer } from 'virtua'
import { Empty } from '../ui/Empty.tsx'
import { Notice } from '../ui/Notice.tsx'

interface RowListProps<Row> {
  label: string
  /** Reads some rows from a place on; another function is another list. */
  read: (offset: number) => Promise<readonly Row[]>
  /** How many it reads at once: fewer are the last ones. */
  atOnce: number
  /** How high it is at most. */
  most?: number
  line: (row: Row) => ReactNode
}

const height = 44

/** The rows of a file: read as one scrolls, drawn as they come in sight. */
export function RowList<Row>({ label, read: readFrom, atOnce, most = 360, line }: RowListProps<Row>) {
  const [pages, setPages] = useState<{ of: typeof readFrom; rows: readonly Row[]; isDone: boolean }>()
  const [failure, setFailure] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const reading = useRef<unknown[]>([])
  const read = useCallback(
    (offset: number) => {
      if (reading.current[0] === readFrom && reading.current[1] === offset) return
      reading.current = [readFrom, offset]
      readFrom(offset).then(
        (rows) => {
          if (reading.current[0] !== readFrom) return
          setFailure(undefined)
          setPages((before) => ({
            of: readFrom,
            rows: offset && before ? [...before.rows, ...rows] : rows,
            isDone: rows.length < atOnce,
          }))
        },
        (error: Error) => {
          reading.current = []
          setFailure(error.message)
        },
      )
    },
    [readFrom, atOnce],
  )
  useEffect(() => {
    read(0)
  }, [read])
  const { rows, isDone } = pages?.of === readFrom ? pages : { rows: [], isDone: false }
  if (failure) return <Notice role="alert">{failure}</Notice>
  if (!rows.length) return <Empty>{isDone ? 'There are no such rows.' : 'Reading the rows'}</Empty>
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
            if (!isDone && scrollTop + clientHeight > scrollHeight - 20 * height) read(rows.length)
          }}
        >
          {rows.map(line) as never}
        </Virtualizer>
      </div>
    </Box>
  )
}
