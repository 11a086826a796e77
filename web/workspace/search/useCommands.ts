import { useColorScheme } from '@mui/material/styles'
import { useMemo } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { boardIn } from '../../kernel/shell/boardFilter.ts'
import { signOut } from '../../people/session/signOut.ts'
import { showKeys } from '../../kernel/shell/showKeys.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { toggled, withParams } from '../../kernel/ui/address.ts'
import type { Entry } from './entries.ts'
import { placeEntries } from './placeEntries.ts'
import * as t from './__generated__/messages.ts'

const grids = ['Daily', 'Weekly', 'Monthly', 'Qtrly', 'Calendar', 'Special', 'Escalated', 'Late', 'Warn'] as const

/** The paths of the screens and tools that there are. */
export type KnownPaths = (environment: Environment) => ReadonlySet<string>

/** All that can be done without looking for anything. */
export function useCommands(knownPaths: KnownPaths): Entry[] {
  const environment = useRelayEnvironment()
  const viewer = useViewer()
  const { setMode } = useColorScheme()
  const { pathname, search } = useLocation()
  return useMemo(() => {
    const board = boardIn({ pathname, search })
    const text = board.size ? `?${board}` : ''
    const known = knownPaths(environment)
    const added = (name: string) => `/home?${new URLSearchParams([...board, ['add', name]])}`
    const shown = board.get('grids')?.split(',') ?? []
    return [
      ...(viewer?.canCreateRecords
        ? [{ id: 'add record', group: t.do, title: t.addRecord, to: added('task'), keys: 'n' }]
        : []),
      ...(known.has('/home/appointment/:key')
        ? [{ id: 'add appointment', group: t.do, title: t.addAppointment, to: added('appointment') }]
        : []),
      ...(viewer?.capabilities.includes('organization.administer')
        ? [
            { id: 'invite', group: t.do, title: t.invitePeople, to: '/userorgassocoation?add=invitation' },
            { id: 'import', group: t.do, title: t.importAFile, to: '/imports/new' },
          ]
        : []),
      ...placeEntries(known, viewer?.capabilities ?? [], text),
      ...grids.flatMap((name) => {
        const grid = name.toLowerCase()
        const isOnly = board.get('only') === grid
        return [
          {
            id: `only ${grid}`,
            group: t.grids,
            title: isOnly ? t.showAllRecords : t.showOnly({ name }),
            to: `/home?${withParams(board, { only: isOnly ? null : grid })}`,
          },
          {
            id: `grid ${grid}`,
            group: t.grids,
            title: (shown.includes(grid) ? t.hideTheGrid : t.showTheGrid)({ name }),
            to: `/home?${toggled(board, 'grids', grid)}`,
          },
        ]
      }),
      { id: 'light', group: t.theme, title: t.lightTheme, run: () => setMode('light') },
      { id: 'dark', group: t.theme, title: t.darkTheme, run: () => setMode('dark') },
      { id: 'system', group: t.theme, title: t.themeOfTheSystem, run: () => setMode('system') },
      { id: 'keys', group: t.help, title: t.showTheKeys, keys: '?', run: () => showKeys() },
      { id: 'sign out', group: t.help, title: t.signOut, run: () => signOut(environment) },
    ]
  }, [environment, viewer, setMode, pathname, search, knownPaths])
}
