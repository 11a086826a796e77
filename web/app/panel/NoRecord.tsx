import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import type { NoRecordQuery } from '../../__generated__/NoRecordQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import type { PanelKey } from '../../work/procedure/panelList.tsx'
import { usePanelPath } from './panelPath.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query NoRecordQuery($filter: ActionFilter!) {
    actionGrid(filter: $filter, orderBy: { field: PRIORITY }) {
      rows(first: 8) {
        nodes {
          key
          title
          stateName
        }
      }
    }
  }
`

/** Says that a panel has no record to work from, and offers to pick one: one's own open ones, or by name. */
export function NoRecord({ panel, isMissing }: { panel: { key: PanelKey; name: string }; isMissing: boolean }) {
  const [text, setText] = useState('')
  const pathTo = usePanelPath()
  const words = text.trim()
  const { data, failure, isCurrent } = useLookUp<NoRecordQuery>(query, {
    filter: words ? { text: { matches: words }, isOpen: true } : { isMine: true, isOpen: true },
  })
  const rows = data?.actionGrid.rows.nodes ?? []
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography role="status" color="textSecondary">
        {isMissing ? t.thereIsNoRecordWithThis : t.noRecordIsSelected} {t.panelNeedsARecord({ name: panel.name })}
      </Typography>
      <Field
        label={t.findARecord}
        type="search"
        placeholder={t.titleOrKey}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        problem={failure}
      />
      {rows.length ? (
        <Box
          component="ul"
          aria-label={words ? t.recordsThatMatch : t.myOpenRecords}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            border: '1px solid var(--ops-line)',
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          {rows.map(({ key, title, stateName }) => (
            <Box component="li" key={key} sx={{ '& + &': { borderTop: '1px solid var(--ops-line-2)' } }}>
              <Box
                component={Link}
                to={pathTo(panel.key, key)}
                replace
                sx={{
                  display: 'block',
                  px: 3,
                  py: 2,
                  color: 'text.primary',
                  textDecoration: 'none',
                  '&:hover': { bgcolor: 'var(--ops-line-2)' },
                  '&:focus-visible': { outlineOffset: -2 },
                }}
              >
                {title}
                <Box
                  component="span"
                  sx={{ display: 'block', fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
                >
                  {key} · {stateName}
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      ) : isCurrent && !failure ? (
        <Typography color="textSecondary">{words ? t.noOpenRecordMatches : t.youHaveNoOpenRecordsFind}</Typography>
      ) : null}
    </Box>
  )
}
