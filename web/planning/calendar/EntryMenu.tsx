import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { graphql, useRelayEnvironment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { EntryMenuQuery } from '../../__generated__/EntryMenuQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { saveIcs } from './saveIcs.ts'
import type { Entry } from './entries.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query EntryMenuQuery($id: ID!) {
    node(id: $id) {
      ... on Action {
        allowedTransitions {
          name
          reason
        }
      }
    }
  }
`

interface EntryMenuProps {
  entry: Entry
  anchor: HTMLElement | null
  onAsk: (what: 'move' | 'changeOnce') => void
  onOpen: () => void
  onClose: () => void
}

/** What can be done with an entry; what may not be moved says why. */
export function EntryMenu({ entry, anchor, onAsk, onOpen, onClose }: EntryMenuProps) {
  const environment = useRelayEnvironment()
  const { kind, id, title, canMove } = entry
  const { data } = useLookUp<EntryMenuQuery>(query, kind === 'record' && !canMove ? { id } : null, 0)
  const refused = entry.refused ?? data?.node?.allowedTransitions?.find(({ name }) => name === 'RESCHEDULE')?.reason
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const canChangeOnce = kind === 'routine' && refused?.startsWith(t.itMovesWith)
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { 'aria-label': title } }}>
      {kind === 'routine' ? (
        <MenuItem component={Link} to={`/tasks/routine/${entry.key}`} onClick={onClose}>
          {t.openTheRoutine}
        </MenuItem>
      ) : (
        <MenuItem onClick={then(onOpen)}>{t.open}</MenuItem>
      )}
      {canChangeOnce ? <MenuItem onClick={() => onAsk('changeOnce')}>{t.changeThisOneTime}</MenuItem> : null}
      <MenuItem
        aria-disabled={canMove ? undefined : true}
        sx={{ display: 'block', maxWidth: 320, whiteSpace: 'normal', color: canMove ? undefined : 'text.disabled' }}
        onClick={() => canMove && onAsk('move')}
      >
        {t.moveTo}
        {canMove ? null : (
          <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{refused ?? t.lookingUpWhyNot}</Box>
        )}
      </MenuItem>
      {kind === 'routine' ? null : (
        <MenuItem onClick={then(() => void saveIcs(environment, id, entry.key))}>{t.saveAsIcs}</MenuItem>
      )}
    </Menu>
  )
}
