import Box from '@mui/material/Box'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { Virtualizer } from 'virtua'
import type { ImportRowsQuery } from '../__generated__/ImportRowsQuery.graphql.ts'
import { Empty } from '../ui/Empty.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SelectField } from '../ui/Field.tsx'
import { shown } from './numbers.ts'

const query = graphql`
  query ImportRowsQuery($id: ID!, $kind: ImportRowKind, $offset: Int!) {
    node(id: $id) {
      ... on ObservationImport {
        rows(limit: 500, offset: $offset, kind: $kind) {
          number
          kind
          at
          place
          value
          valueBefore
          cells {
            name
            before
            after
          }
          problems {
            field
            message
          }
        }
      }
    }
  }
`

type Row = NonNullable<NonNullable<ImportRowsQuery['response']['node']>['rows']>[number]

interface Counts {
  readonly added: number
  readonly corrected: number
  readonly same: number
  readonly wrong: number
}

const words = { ADDED: 'Add', CORRECTED: 'Correct', SAME: 'Same', WRONG: 'Wrong', '%future added value': '' } as const
const atOnce = 500
const height = 44

/** The rows of a file beside what is known: those that matter first chosen, read as one scrolls, drawn as they come in sight. */
export function ImportRows({ importId, counts }: { importId: string; counts: Counts }) {
  const environment = useRelayEnvironment()
  const total = { ADDED: counts.added, CORRECTED: counts.corrected, SAME: counts.same, WRONG: counts.wrong }
  const [kind, setKind] = useState<keyof typeof total | ''>(counts.wrong ? 'WRONG' : counts.corrected ? 'CORRECTED' : '')
  const [pages, setPages] = useState<{ kind: string; rows: readonly Row[]; isDone: boolean }>({ kind, rows: [], isDone: false })
  const [failure, setFailure] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const reading = useRef('')
  const read = useCallback(
    (offset: number) => {
      const asked = `${kind} ${offset}`
      if (reading.current === asked) return
      reading.current = asked
      fetchQuery<ImportRowsQuery>(environment, query, { id: importId, kind: kind || null, offset }, { networkCacheConfig: { force: true } }).subscribe({
        next: ({ node }) => {
          const rows = node?.rows ?? []
          setPages((before) => ({ kind, rows: offset ? [...before.rows, ...rows] : rows, isDone: rows.length < atOnce }))
        },
        error: (error: Error) => {
          reading.current = ''
          setFailure(error.message)
        },
      })
    },
    [environment, importId, kind],
  )
  useEffect(() => read(0), [read])
  const { rows, isDone } = pages.kind === kind ? pages : { rows: [], isDone: false }
  const most = kind ? total[kind] : Object.values(total).reduce((sum, n) => sum + n, 0)
  return (
    <>
      <SelectField label="Rows" value={kind} onChange={({ target }) => setKind(target.value as typeof kind)} style={{ maxWidth: 260 }}>
        <option value="">All, {most && !kind ? most.toLocaleString('en-GB') : Object.values(total).reduce((sum, n) => sum + n, 0).toLocaleString('en-GB')}</option>
        <option value="WRONG">Wrong, {counts.wrong.toLocaleString('en-GB')}</option>
        <option value="CORRECTED">To be corrected, {counts.corrected.toLocaleString('en-GB')}</option>
        <option value="ADDED">To be added, {counts.added.toLocaleString('en-GB')}</option>
        <option value="SAME">Known as they are, {counts.same.toLocaleString('en-GB')}</option>
      </SelectField>
      {failure ? <Notice role="alert">{failure}</Notice> : null}
      {rows.length ? (
        <Box
          ref={frame}
          role="region"
          aria-label="Rows of the file"
          tabIndex={0}
          sx={{ height: Math.min(360, Math.max(2, rows.length) * height + 2), overflow: 'auto', border: '1px solid var(--ops-line)', borderRadius: 1 }}
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
              {rows.map((row) => (
                <Line key={row.number} row={row} />
              ))}
            </Virtualizer>
          </div>
        </Box>
      ) : isDone ? (
        <Empty>There are no such rows.</Empty>
      ) : (
        <Empty>Reading the rows</Empty>
      )}
    </>
  )
}

function Line({ row }: { row: Row }) {
  const { number, kind, at, place, cells, value, valueBefore, problems } = row
  return (
    <Box
      role="listitem"
      sx={{
        display: 'grid', gridTemplateColumns: { xs: '64px 64px minmax(0, 1fr)', sm: '64px 64px minmax(120px, 1.2fr) minmax(160px, 3fr)' }, columnGap: 2, minHeight: height,
        alignItems: 'center', px: 3, py: 1, borderBottom: '1px solid var(--ops-line-2)', fontSize: 13, lineHeight: '18px', '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <span style={{ color: 'var(--ops-ink-3)', fontVariantNumeric: 'tabular-nums' }}>Row {number}</span>
      <span style={kind === 'WRONG' ? { color: 'var(--ops-late)', fontWeight: 550 } : { fontWeight: kind === 'CORRECTED' ? 550 : 400 }}>{words[kind]}</span>
      <span style={{ overflowWrap: 'anywhere' }}>
        {at || 'no time'}
        {place ? <span style={{ display: 'block', color: 'var(--ops-ink-3)', fontSize: 12 }}>{place}</span> : null}
      </span>
      <span style={{ overflowWrap: 'anywhere' }}>
        {problems.length
          ? problems.map(({ field, message }) => <span key={field + message} style={{ display: 'block' }}>{field}: {message}</span>)
          : cells.map(({ name, before, after }) => (
              <span key={name} style={{ marginRight: 12 }}>
                <span style={{ color: 'var(--ops-ink-3)' }}>{name}</span> {kind === 'CORRECTED' && before !== after ? <><s>{before ?? 'missing'}</s> → </> : null}
                {after || 'missing'}
              </span>
            ))}
        {problems.length ? null : (
          <span style={{ color: 'var(--ops-ink-2)' }}>
            = {kind === 'CORRECTED' && valueBefore !== value ? `${shown(valueBefore)} → ` : ''}
            {shown(value)}
          </span>
        )}
      </span>
    </Box>
  )
}
