import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RecordMenu_action$key } from '../../__generated__/RecordMenu_action.graphql.ts'
import { saveIcs } from '../../planning/calendar/saveIcs.ts'
import { panelList } from '../../work/procedure/panelList.tsx'
import { panelPath, panelScreen } from '../panel/panelPath.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { noAttempt } from '../../work/action/attempted.ts'
import * as t from './__generated__/messages.ts'

/** The standard procedures of a record, each of which opens its panel, and the record as a file for other calendars. */
export function RecordMenu({ action: reference }: { action: RecordMenu_action$key }) {
  const { id, key, procedures } = useFragment(
    graphql`
      fragment RecordMenu_action on Action {
        id
        key
        procedures {
          procedure {
            name
            type {
              referTo
            }
          }
        }
      }
    `,
    reference,
  )
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  function open(panel: string) {
    const screen = panelScreen(pathname)
    const below = withParams(new URLSearchParams(pathname.startsWith(screen) ? search : ''), {
      panel: null,
      ...noAttempt,
    })
    void navigate({ pathname: panelPath(screen, panel, key), search: `${below}` })
  }
  // A record of no task has no procedures of its own; the panels are there for it all the same.
  const panels = procedures.length
    ? procedures.map(({ procedure }) => ({ key: procedure.type.referTo, name: procedure.name }))
    : panelList
  return (
    <ActionsMenu
      label={t.moreOf({ key })}
      actions={[
        ...panels.map((panel) => ({ label: panel.name, act: () => open(panel.key) })),
        { label: t.saveAsIcs, act: () => void saveIcs(environment, id, key) },
      ]}
    />
  )
}
