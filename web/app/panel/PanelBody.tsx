import { graphql, useFragment } from 'react-relay'
import type { PanelBody_action$key } from '../../__generated__/PanelBody_action.graphql.ts'
import type { PanelBody_query$key } from '../../__generated__/PanelBody_query.graphql.ts'
import { ActionFacts } from '../record/ActionFacts.tsx'
import { ActionSteps } from '../../work/action/ActionSteps.tsx'
import { RecordDescription } from '../../work/action/property/RecordDescription.tsx'
import { RecordChecklists } from '../../work/checklist/RecordChecklists.tsx'
import { RecordContacts } from '../../people/contact/RecordContacts.tsx'
import { RecordMail } from '../../communication/message/RecordMail.tsx'
import { RecordMessages } from '../../communication/message/RecordMessages.tsx'
import { QuickLaunchSection } from '../../workspace/home/QuickLaunchSection.tsx'
import { SopsAtHand } from '../../workspace/home/SopsAtHand.tsx'
import { DelegatePanel } from './DelegatePanel.tsx'
import type { PanelKey } from '../../work/procedure/panelList.tsx'
import { Player } from './Player.tsx'
import { SopPanel } from './SopPanel.tsx'
import { TimePanel } from './TimePanel.tsx'
import { WithTemplate } from './WithTemplate.tsx'

interface PanelBodyProps {
  panel: PanelKey
  query: PanelBody_query$key
  action: PanelBody_action$key | null
}

/** What a procedure's panel is: the section that the record has anyway. */
export function PanelBody({ panel, query: queryKey, action: key }: PanelBodyProps) {
  const query = useFragment(
    graphql`
      fragment PanelBody_query on Query {
        quickLaunch(organizationId: $organizationId) {
          ...QuickLaunchSection_launch
        }
        sopList {
          ...SopsAtHand_list
        }
      }
    `,
    queryKey,
  )
  const action = useFragment(
    graphql`
      fragment PanelBody_action on Action {
        procedures {
          procedure {
            data
            type {
              referTo
            }
          }
        }
        ...ActionSteps_action
        ...RecordChecklists_action
        ...RecordDescription_action
        ...ActionFacts_action
        ...DelegatePanel_action
        ...RecordContacts_action
        ...RecordMail_action
        ...RecordMessages_action
        ...WithTemplate_action
        ...SopPanel_action
        ...TimePanel_action
        ...Player_action
      }
    `,
    key,
  )
  const data = action?.procedures.find(({ procedure }) => procedure.type.referTo === panel)?.procedure.data as
    | Record<string, unknown>
    | undefined
  switch (panel) {
    case 'quickLaunch':
      return <QuickLaunchSection launch={query.quickLaunch} only={data?.shortcuts as string[] | undefined} />
    case 'sop':
      return (
        <>
          {action ? <SopPanel action={action} /> : null}
          <SopsAtHand list={query.sopList} />
        </>
      )
    case 'player':
      return <Player action={action ?? null} data={data} />
    default:
  }
  if (!action) return null
  switch (panel) {
    case 'actionItem':
      return (
        <>
          <RecordDescription action={action} />
          <ActionSteps action={action} />
          <RecordChecklists action={action} />
          <ActionFacts action={action} />
        </>
      )
    case 'contacts':
      return <RecordContacts action={action} first={data?.contactIds as string[] | undefined} />
    case 'mail':
      return (
        <WithTemplate
          action={action}
          form="mail"
          templates={{ text: data?.text as string, subject: data?.subject as string }}
        >
          <RecordMail action={action} />
        </WithTemplate>
      )
    case 'message':
      return (
        <WithTemplate action={action} form="message" templates={{ text: data?.text as string }}>
          <RecordMessages action={action} />
        </WithTemplate>
      )
    case 'delegateTask':
      return <DelegatePanel action={action} note={data?.note as string | undefined} />
    case 'timeStudy':
      return <TimePanel action={action} />
    default:
      return null
  }
}
