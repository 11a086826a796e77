import { number } from '../../kernel/messages/format.ts'
import Box from '@mui/material/Box'
import { useCallback, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { ImportRowsQuery } from '../../__generated__/ImportRowsQuery.graphql.ts'
import { RowList } from '../../kernel/import/RowList.tsx'
import { rowPage } from '../../kernel/import/rowPage.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { shown } from './numbers.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ImportRowsQuery($id: ID!, $kind: ImportRowKind, $after: Cursor) {
    node(id: $id) {
      ... on ObservationImport {
        rows(first: 100, after: $after, kind: $kind) {
          nodes {
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
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`

type Row = NonNullable<NonNullable<ImportRowsQuery['response']['node']>['rows']>['nodes'][number]

interface Counts {
  readonly added: number
  readonly corrected: number
  readonly same: number
  readonly wrong: number
}

const words = {
  ADDED: t.add,
  CORRECTED: t.correct,
  SAME: t.same,
  WRONG: t.refused2,
  '%future added value': '',
} as const
const height = 44

/**
 * The rows of a file beside what is known: those that matter first chosen, read as one scrolls, drawn as they come in
 * sight.
 */
export function ImportRows({ importId, counts }: { importId: string; counts: Counts }) {
  const environment = useRelayEnvironment()
  const total = { ADDED: counts.added, CORRECTED: counts.corrected, SAME: counts.same, WRONG: counts.wrong }
  const [kind, setKind] = useState<keyof typeof total | ''>(
    counts.wrong ? 'WRONG' : counts.corrected ? 'CORRECTED' : '',
  )
  const read = useCallback(
    async (after: string | null) => {
      const answer = await fetchQuery<ImportRowsQuery>(
        environment,
        query,
        { id: importId, kind: kind || null, after },
        { networkCacheConfig: { force: true } },
      ).toPromise()
      return rowPage(answer?.node?.rows)
    },
    [environment, importId, kind],
  )
  const most = kind ? total[kind] : Object.values(total).reduce((sum, n) => sum + n, 0)
  return (
    <>
      <SelectField
        label={t.rows2}
        value={kind}
        onChange={({ target }) => setKind(target.value as typeof kind)}
        style={{ maxWidth: 260 }}
      >
        <option value="">
          {t.all} {most && !kind ? number(most) : number(Object.values(total).reduce((sum, n) => sum + n, 0))}
        </option>
        <option value="WRONG">{t.refused3({ count: counts.wrong })}</option>
        <option value="CORRECTED">{t.toBeCorrected2({ count: counts.corrected })}</option>
        <option value="ADDED">{t.toBeAdded2({ count: counts.added })}</option>
        <option value="SAME">{t.knownAsTheyAre2({ count: counts.same })}</option>
      </SelectField>
      <RowList label={t.rowsOfTheFile} read={read} line={lineOf} />
    </>
  )
}

const lineOf = (row: Row) => <Line key={row.number} row={row} />

function Line({ row }: { row: Row }) {
  const { number, kind, at, place, cells, value, valueBefore, problems } = row
  return (
    <Box
      role="listitem"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '64px 64px minmax(0, 1fr)',
          sm: '64px 64px minmax(120px, 1.2fr) minmax(160px, 3fr)',
        },
        columnGap: 2,
        minHeight: height,
        alignItems: 'center',
        px: 3,
        py: 1,
        borderBottom: '1px solid var(--ops-line-2)',
        fontSize: 13,
        lineHeight: '18px',
        '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <span style={{ color: 'var(--ops-ink-3)', fontVariantNumeric: 'tabular-nums' }}>{t.row2({ nth: number })}</span>
      <span
        style={
          kind === 'WRONG'
            ? { color: 'var(--ops-late)', fontWeight: 550 }
            : { fontWeight: kind === 'CORRECTED' ? 550 : 400 }
        }
      >
        {words[kind]}
      </span>
      <span style={{ overflowWrap: 'anywhere' }}>
        {at || t.noTime}
        {place ? <span style={{ display: 'block', color: 'var(--ops-ink-3)', fontSize: 12 }}>{place}</span> : null}
      </span>
      <span style={{ overflowWrap: 'anywhere' }}>
        {problems.length
          ? problems.map(({ field, message }) => (
              <span key={field + message} style={{ display: 'block' }}>
                {field}: {message}
              </span>
            ))
          : cells.map(({ name, before, after }) => (
              <span key={name} style={{ marginInlineEnd: 12 }}>
                <span style={{ color: 'var(--ops-ink-3)' }}>{name}</span>{' '}
                {kind === 'CORRECTED' && before !== after ? (
                  <>
                    <s>{before ?? t.missing}</s> →{' '}
                  </>
                ) : null}
                {after || t.missing}
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
