import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import { Link, useLocation, useParams } from 'react-router-dom'
import type { PanelContent_action$key } from '../../__generated__/PanelContent_action.graphql.ts'
import type { PanelContent_query$key } from '../../__generated__/PanelContent_query.graphql.ts'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { NoRecord } from './NoRecord.tsx'
import { PanelBody } from './PanelBody.tsx'
import { PanelHead } from './PanelHead.tsx'
import { panelOf } from '../../work/procedure/panelList.tsx'
import { screenUnder } from './panelPath.ts'
import { PanelRail } from './PanelRail.tsx'
import * as t from './__generated__/messages.ts'

interface PanelContentProps {
  query: PanelContent_query$key
  action: PanelContent_action$key | null
  /** Whether the address names a record that is not there. */
  isMissing: boolean
  onClose: () => void
}

/** Which record, its procedures as a rail, and the panel of one. */
export function PanelContent({ query, action: key, isMissing, onClose }: PanelContentProps) {
  const data = useFragment(
    graphql`
      fragment PanelContent_query on Query {
        ...PanelBody_query
      }
    `,
    query,
  )
  const action = useFragment(
    graphql`
      fragment PanelContent_action on Action {
        key
        addressKey
        title
        stateName
        ...PanelRail_action
        ...PanelHead_action
        ...PanelBody_action
      }
    `,
    key,
  )
  const { pathname, search } = useLocation()
  const panel = panelOf(useParams().panel)!
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%', minHeight: 0 }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          gap: 3,
          alignItems: 'flex-start',
          px: { xs: 4, sm: 5 },
          py: 3,
          borderBottom: '1px solid var(--ops-line)',
        }}
      >
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="body2" color="textDisabled">
            {action ? (
              <>
                <Link
                  to={{
                    pathname: `${/^\/(home|activerecords)/.exec(screenUnder(pathname))?.[0] ?? '/home'}/record/${action.addressKey}`,
                    search,
                  }}
                >
                  {action.key}
                </Link>{' '}
                · {action.stateName}
              </>
            ) : (
              t.noRecordIsSelected2
            )}
          </Typography>
          <Typography component="h2" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {action?.title ?? t.procedures}
          </Typography>
        </Box>
        <PlainButton type="button" className="icon" aria-label={t.close} onClick={onClose}>
          <CloseIcon />
        </PlainButton>
      </Box>
      <Box
        sx={{
          display: 'grid',
          minHeight: 0,
          gridTemplate: { xs: 'auto minmax(0, 1fr) / minmax(0, 1fr)', sm: 'minmax(0, 1fr) / 196px minmax(0, 1fr)' },
        }}
      >
        <PanelRail action={action ?? null} />
        {/* A section that is named as its procedure is says so once. */}
        <Box
          key={panel.key}
          role="region"
          aria-label={t.procedure({ name: panel.name })}
          tabIndex={0}
          sx={{
            overflow: 'auto',
            px: { xs: 4, sm: 5 },
            py: 4,
            display: 'grid',
            gap: 4,
            alignContent: 'start',
            [`& > [aria-label="${panel.name}"] > h3`]: { display: 'none' },
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          <PanelHead panel={panel} action={action ?? null} />
          {action || panel.key === 'quickLaunch' ? null : <NoRecord panel={panel} isMissing={isMissing} />}
          <PanelBody panel={panel.key} query={data} action={action ?? null} />
        </Box>
      </Box>
    </Box>
  )
}
