import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link, useParams } from 'react-router-dom'
import type { PanelRail_action$key } from '../../__generated__/PanelRail_action.graphql.ts'
import { CheckIcon } from '../../kernel/ui/lateIcons.tsx'
import { panelList, panelOf } from '../../work/procedure/panelList.tsx'
import { usePanelPath } from './panelPath.ts'
import * as t from './__generated__/messages.ts'

/** The procedures that the record's task has, else the standard ones, each with how far it has come. */
export function PanelRail({ action: key }: { action: PanelRail_action$key | null }) {
  const action = useFragment(
    graphql`
      fragment PanelRail_action on Action {
        procedures {
          status
          procedure {
            name
            type {
              referTo
            }
          }
        }
      }
    `,
    key,
  )
  const { panel: shown } = useParams()
  const pathTo = usePanelPath()
  const own = action?.procedures.flatMap(({ status, procedure }) => {
    const panel = panelOf(procedure.type.referTo)
    return panel ? [{ ...panel, name: procedure.name, status }] : []
  })
  const panels = own?.length ? own : panelList.map((panel) => ({ ...panel, status: 'OPEN' }))
  return (
    <Box
      component="nav"
      aria-label={t.procedures}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        gap: '2px',
        p: 2,
        overflow: 'auto',
        scrollbarWidth: 'thin',
        borderInlineEnd: { sm: '1px solid var(--ops-line)' },
        borderBottom: { xs: '1px solid var(--ops-line)', sm: 0 },
      }}
    >
      {panels.map(({ key: panel, name, Icon, status }) => (
        <Box
          key={panel}
          component={Link}
          to={pathTo(panel)}
          replace
          aria-current={panel === shown ? 'page' : undefined}
          ref={(element: HTMLElement | null) => {
            if (panel === shown) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
          }}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr) auto',
            alignItems: 'center',
            gap: 2,
            px: 2,
            py: '6px',
            borderRadius: '6px',
            color: 'text.secondary',
            textDecoration: 'none',
            lineHeight: '16px',
            whiteSpace: { xs: 'nowrap', sm: 'normal' },
            flex: 'none',
            '&:hover': { bgcolor: 'var(--ops-line-2)' },
            '&[aria-current]': { bgcolor: 'var(--ops-brand-weak)', color: 'primary.main', fontWeight: 550 },
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          <Icon />
          {name}
          {status === 'DONE' ? (
            <Box
              component="span"
              role="img"
              aria-label={t.done}
              title={t.done}
              sx={{ display: 'inline-flex', color: 'text.primary' }}
            >
              <CheckIcon size={14} />
            </Box>
          ) : status === 'STARTED' ? (
            <Box
              component="span"
              role="img"
              aria-label={t.started}
              title={t.started}
              sx={{ width: 8, height: 8, borderRadius: '50%', border: '2px solid currentColor', mx: '3px' }}
            />
          ) : null}
        </Box>
      ))}
    </Box>
  )
}
